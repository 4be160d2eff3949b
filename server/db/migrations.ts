import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { Migrator, type Migration } from 'kysely/migration';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * Migrates the tables in one transaction with a lock, so that a killed process leaves no partial
 * migration and several processes may start at once.
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  const migrator = createMigrator(db, kind);
  // Without pending migrations, do not wait for the lock.
  if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Compares a database with this release: no tables, older tables, or current ones. */
export async function migrationState(
  db: Kysely<Schema>,
  kind: DatabaseKind,
): Promise<'none' | 'older' | 'current'> {
  const known = await createMigrator(db, kind).getMigrations();
  if (known.every(({ executedAt }) => executedAt)) return 'current';
  return known.some(({ executedAt }) => executedAt) ? 'older' : 'none';
}

export const createMigrator = (db: Kysely<Schema>, kind: DatabaseKind) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(createMigrations(kind)) } });

// Never edit a released migration: add a new entry with a later name.
function createMigrations(kind: DatabaseKind): Record<string, Migration> {
  const int = kind === 'postgres' ? 'bigint' : 'integer';
  const steps = {
    '0001-shop-and-mail': createShopAndMailTables(kind),
    '0002-life-after-payment': addFulfilledAndRefundedAt(int),
    '0003-cart-identity': addCartIds(int),
    '0004-unconfirmed-mails': [
      `alter table outbox add column unconfirmed ${int} not null default 0`,
    ],
  };
  const runStatements = (statements: string[]) => async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  return Object.fromEntries(
    Object.entries(steps).map(([name, statements]) => [name, { up: runStatements(statements) }]),
  );
}

function addCartIds(int: string): string[] {
  return [
    // Each order from before carts existed gets its own cart.
    ...['orders', 'payments'].flatMap((table) => [
      `alter table ${table} add column cart_id text not null default ''`,
      `update ${table} set cart_id = replace(${table === 'orders' ? 'id' : 'order_id'}, '-', '')`,
    ]),
    `create index orders_by_cart on orders (cart_id)`,
    `create index payments_by_cart on payments (cart_id)`,
    // At most one open or paid payment per cart: prevents a second charge.
    `create unique index payments_one_live_by_cart on payments (cart_id)
      where state in ('started', 'unknown', 'succeeded')`,
    `alter table payments rename column asked to gateway_calls`,
    `alter table orders drop column fingerprint`,
    `create table retention (ran_at ${int} not null, resumes_at ${int} not null)`,
    `insert into retention values (0, 0)`,
  ];
}

function addFulfilledAndRefundedAt(int: string): string[] {
  return ['fulfilled_at', 'refunded_at'].map(
    (column) =>
      `alter table orders add column ${column} ${int}
        check (${column} is null or status = 'paid')`,
  );
}

function createShopAndMailTables(kind: DatabaseKind): string[] {
  const int = kind === 'postgres' ? 'bigint' : 'integer';
  const end = kind === 'postgres' ? '' : 'strict';
  return [
    `create table orders (
      id text primary key,
      status text not null check (status in ('pending', 'paid', 'cancelled', 'expired')),
      total_cents ${int} not null check (total_cents >= 0),
      shipping_cents ${int} not null check (shipping_cents >= 0),
      currency text not null check (currency = 'USD'),
      customer_name text not null,
      customer_email text not null,
      customer_phone text not null,
      fulfillment_method text not null check (fulfillment_method in ('pickup', 'shipping')),
      shipping_street text,
      shipping_city text,
      shipping_state text,
      shipping_zip_code text,
      fingerprint text not null,
      created_at ${int} not null,
      updated_at ${int} not null
    ) ${end}`,
    `create index orders_by_status on orders (status, created_at)`,
    `create table order_items (
      order_id text not null references orders (id) on delete cascade,
      line ${int} not null,
      product_id text not null,
      name text not null,
      quantity ${int} not null check (quantity between 1 and 99),
      price_cents ${int} not null check (price_cents >= 0),
      primary key (order_id, line)
    ) ${end}`,
    `create table payments (
      id text primary key,
      order_id text not null references orders (id) on delete cascade,
      attempt ${int} not null check (attempt >= 1),
      state text not null check (state in ('started', 'succeeded', 'declined', 'unknown')),
      amount_cents ${int} not null check (amount_cents >= 0),
      currency text not null check (currency = 'USD'),
      location_id text not null,
      source_id text,
      gateway_key text not null unique,
      gateway_id text unique,
      failure_code text,
      refused ${int} not null check (refused in (0, 1)),
      asked ${int} not null,
      lease_until ${int} not null,
      next_at ${int} not null,
      created_at ${int} not null,
      updated_at ${int} not null,
      unique (order_id, attempt)
    ) ${end}`,
    // At most one open or paid payment per order: prevents a second charge.
    `create unique index payments_one_live on payments (order_id)
      where state in ('started', 'unknown', 'succeeded')`,
    `create index payments_open on payments (next_at) where state in ('started', 'unknown')`,
    `create table idempotency_keys (
      scope text not null check (scope in ('orders', 'payments')),
      key text not null,
      body_hash text not null,
      response text not null,
      created_at ${int} not null,
      primary key (scope, key)
    ) ${end}`,
    `create table messages (
      id text primary key,
      name text not null,
      email text not null,
      phone text,
      subject text,
      message text not null,
      suspect text,
      created_at ${int} not null
    ) ${end}`,
    `create table outbox (
      id text primary key,
      kind text not null
        check (kind in ('order-confirmation', 'order-notice', 'contact-message')),
      subject_id text not null,
      payload text not null,
      attempts ${int} not null,
      next_at ${int} not null,
      lease_until ${int} not null,
      sent_at ${int},
      dead_at ${int},
      last_error text,
      created_at ${int} not null
    ) ${end}`,
    `create index outbox_due on outbox (next_at) where sent_at is null and dead_at is null`,
    `create index outbox_by_subject on outbox (subject_id)`,
    // Only PostgreSQL shares rate limits between processes; the columns are the library's.
    ...(kind === 'postgres'
      ? [
          `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
        ]
      : []),
  ];
}
