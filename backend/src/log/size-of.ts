/**
 * Returns about how much memory a value takes that is made of plain objects, arrays, texts and numbers, in bytes. What is
 * referred to twice counts twice.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 32;
  for (const part of Array.isArray(value) ? value : Object.entries(value).flat()) size += sizeOf(part);
  return size;
}
