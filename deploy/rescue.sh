#!/bin/sh
# Copies the SQLite database that a running server still has open after its file was deleted or
# replaced: rescue.sh <process id> <new folder>. Stopping the server would lose it.
set -eu
open=/proc/${1:-}/fd
[ -d "$open" ] && [ -n "${2:-}" ] || { echo "Name the server's process and a new folder: $0 1234 /backup/rescued" >&2; exit 1; }
command -v sqlite3 >/dev/null || { echo 'Install sqlite3 first.' >&2; exit 1; }
(umask 077 && mkdir -- "$2")
# The log first: rows that SQLite moves to the database meanwhile are then in both copies.
for name in studio.sqlite-wal studio.sqlite; do
  for fd in "$open"/*; do
    case $(readlink "$fd") in */"$name" | */"$name (deleted)") cp "$fd" "$2/$name" ;; esac
  done
done
# Merges the log into the copied database.
[ -f "$2/studio.sqlite" ] && sqlite3 "$2/studio.sqlite" 'pragma journal_mode = delete; pragma integrity_check' | grep -qx ok ||
  { echo 'This process has no complete database open.' >&2; exit 1; }
echo "Restore $2/studio.sqlite as a backup."
