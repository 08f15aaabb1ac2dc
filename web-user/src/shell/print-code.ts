/** A short code as it is printed under its symbol: '7K3M 9QWX 2P'. */
export function printCode(shortCode: string): string {
  return shortCode.match(/.{1,4}/g)?.join(' ') ?? shortCode;
}
