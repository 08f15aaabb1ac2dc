/** Returns '3 images', '1 image', or an empty text for none. */
export function counted(amount: number, one: string): string {
  if (amount === 0) return '';
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
