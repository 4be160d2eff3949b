/** Changed parts of a value; null removes. Entries of a list that have an `id` are keyed by it. */
export type Patch<T> = T extends readonly (infer E)[]
  ? T | (E extends { id: string } ? Record<string, Patch<E> | null> : never)
  : T extends object
    ? { [K in keyof T]?: Patch<T[K]> | null }
    : T;

/** How the answer of one endpoint differs from that of the mocked server. */
export type Change<Body = unknown> = {
  /** 400 and more answers with `error`; 200 ignores an error of the scenario. */
  status?: number | undefined;
  error?: string | undefined;
  body?: Patch<Body> | undefined;
  /** In milliseconds. */
  delay?: number | 'infinite' | undefined;
  offline?: true | undefined;
};

/** By the endpoint's name. */
export type Changes = Record<string, Change>;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, also in the order of their fields. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The entries of a list by id; undefined for a list without ids or with an id twice. */
function byId(list: unknown): Fields | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = list.map((entry) => (isFields(entry) ? entry.id : undefined));
  if (new Set(ids).size < ids.length || !ids.every((id) => typeof id === 'string'))
    return undefined;
  return Object.fromEntries(list.map((entry: Fields) => [entry.id, entry]));
}

/** The value with the patch applied. */
export function applyPatch(value: unknown, patch: unknown): unknown {
  if (patch === undefined) return value;
  const entries = byId(value);
  if (!isFields(patch) || !(entries ?? isFields(value))) return patch;
  const patched = { ...(entries ?? (value as Fields)) };
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) Reflect.deleteProperty(patched, name);
    else patched[name] = applyPatch(patched[name], change);
  }
  return entries ? Object.values(patched) : patched;
}

/** The patch that makes `value` of `base`; undefined if they are equal. */
export function toPatch(base: unknown, value: unknown): unknown {
  if (isEqual(base, value)) return undefined;
  const [before, after] = [byId(base) ?? base, byId(value) ?? value];
  if (!isFields(before) || !isFields(after) || Object.keys(after).length === 0) return value;
  const patch: Fields = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = after[name] === undefined ? null : toPatch(before[name], after[name]);
    if (change !== undefined && before[name] !== after[name]) patch[name] = change;
  }
  // A list in another order is a patch of its own.
  return isEqual(applyPatch(base, patch), value) ? patch : value;
}

/** The changes as text for a URL: letters, digits, `-` and `_`; empty without changes. */
export function encodeChanges(changes: Changes): string {
  const text = JSON.stringify(changes);
  if (text === '{}') return '';
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads changes from a URL; text that is not theirs changes nothing. */
export function decodeChanges(text: unknown): Changes {
  if (typeof text !== 'string' || text === '') return {};
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const changes: unknown = JSON.parse(json);
    return isFields(changes) && Object.values(changes).every(isFields) ? (changes as Changes) : {};
  } catch {
    return {};
  }
}

const quote = (text: string) => {
  const quoted = JSON.stringify(text);
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
};

/** The value as TypeScript, in Prettier's style but with one field or entry per line. */
export function toLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => toLiteral(entry, inner))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => {
          const key = /^[a-z_$][\w$]*$/i.test(name) ? name : quote(name);
          return `${key}: ${toLiteral(field, inner)}`;
        });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}
