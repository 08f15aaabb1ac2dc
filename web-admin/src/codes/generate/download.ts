/** `links-2026-11-21T10-55-03Z.csv`: a name that sorts, with no character a file system minds. */
export function csvName(now: Date): string {
  return `links-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.csv`;
}

/** Has the browser save a text as a file. */
export function download(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
