/** Returns a name like `links-2026-11-21T10-55-03Z.csv`. It sorts by time and is valid in every file system. */
export function csvName(what: 'links' | 'failed-qr', now: Date): string {
  return `${what}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.csv`;
}
