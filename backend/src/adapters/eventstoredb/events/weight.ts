/**
 * The characters that a value takes as JSON, without separators. The client has parsed the data already, and writing it
 * again only to measure it would take longer.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Uint8Array) return value.length;
  let weight = 0;
  for (const [key, member] of Object.entries(value)) weight += key.length + weightOf(member);
  return weight;
}
