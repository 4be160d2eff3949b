#!/bin/sh
# Restores a backup of the SQLite database into a temporary folder and lists its orders:
# restore-drill.sh <backup.sqlite>. Does not touch the running shop.
set -eu
[ -f "${1:-}" ] || { echo "Name the backup to try: $0 /backup/studio-2026-01-15.sqlite" >&2; exit 1; }
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT
cp -- "$1" "$drill/studio.sqlite"
cd -- "$(dirname -- "$0")/.."
DATA_DIR="$drill" DATABASE_URL= node_modules/.bin/node server/studio.ts orders --limit 5
echo 'The backup can be restored: above are its newest orders.'
