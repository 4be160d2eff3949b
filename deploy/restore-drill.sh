#!/bin/sh
# Restores a backup of the SQLite database into a temporary folder, checks every page of it, compares
# its paid orders, which are never removed, with the running shop's, and lists its newest orders:
# restore-drill.sh <backup.sqlite> [<running studio.sqlite>]. Does not change the running shop.
set -eu
[ -f "${1:-}" ] || { echo "Name the backup to try: $0 /backup/studio-2026-01-15.sqlite" >&2; exit 1; }
running=${2:-/var/lib/orchard-peek/studio.sqlite}
[ -z "${2:-}" ] || [ -f "$2" ] || { echo "There is no running database at $2." >&2; exit 1; }
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT
cp -- "$1" "$drill/studio.sqlite"
[ ! -f "$running" ] || running=$(realpath -- "$running")
cd -- "$(dirname -- "$0")/.."
node_modules/.bin/node -e '
  const { existsSync } = require("node:fs");
  const { DatabaseSync } = require("node:sqlite");
  const [copy, running] = process.argv.slice(1);
  const fail = (sentence) => { console.error(sentence); process.exit(1); };
  const paidOrders = (database) => database.prepare(
    "select count(*) as count, coalesce(max(created_at), 0) as newest from orders where status = ?"
  ).get("paid");
  const name = ({ count, newest }) => `${count} paid orders, newest ${newest ? new Date(newest).toISOString() : "none"}`;
  try {
    const backup = new DatabaseSync(copy);
    const [{ integrity_check: found }] = backup.prepare("pragma integrity_check(1)").all();
    if (found !== "ok") fail(`The backup is damaged: ${found}`);
    const own = paidOrders(backup);
    backup.close();
    console.log(`The backup: ${name(own)}`);
    if (existsSync(running)) {
      const theirs = paidOrders(new DatabaseSync(running, { readOnly: true, timeout: 5000 }));
      console.log(`The running shop: ${name(theirs)}`);
      if (own.count > theirs.count || own.newest > theirs.newest) {
        fail("The backup has orders that the running shop lacks: find out why before you delete anything.");
      }
    } else console.log(`There is no running database at ${running} to compare with.`);
  } catch (error) {
    fail(`The backup cannot be read: ${error.message}`);
  }
' "$drill/studio.sqlite" "$running"
DATA_DIR="$drill" DATABASE_URL= node_modules/.bin/node server/studio.ts orders --limit 5
echo 'The backup can be restored: above are its newest orders.'
