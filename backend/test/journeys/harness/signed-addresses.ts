/** Returns the paths of files in the HTML of a page, each once. */
export function addressesIn(html: string, publicUrl: string): readonly string[] {
  const found = html.matchAll(/\/files\/[\w./-]+/g);
  return [...new Set([...found].map(([path]) => new URL(path, publicUrl).pathname))];
}

/** Returns for how many seconds a signed address is valid still: one of files on disk, or of S3. */
export function lifetimeOf(address: string): number {
  const query = new URL(address).searchParams;
  const now = Date.now() / 1000;
  const expires = query.get('expires');
  if (expires !== null) return Number(expires) - now;
  const signed = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Amz-Date') ?? '');
  if (!signed) throw new Error('The address is not signed');
  const [, year, month, day, hours, minutes, seconds] = signed.map(Number);
  const at = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hours, minutes, seconds) / 1000;
  return at + Number(query.get('X-Amz-Expires')) - now;
}
