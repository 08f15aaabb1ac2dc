/** Sizes of the objects that were measured: the states of a stream share most of their parts. */
const measured = new WeakMap<object, number>();

/**
 * Returns about how much memory a value takes that is made of plain objects, arrays, texts and numbers, in bytes. What is
 * referred to twice counts twice. An object that was measured must not change.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const before = measured.get(value);
  if (before !== undefined) return before;
  let size = 32;
  for (const part of Array.isArray(value) ? value : Object.entries(value).flat()) size += sizeOf(part);
  measured.set(value, size);
  return size;
}
