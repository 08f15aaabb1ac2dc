/** Returns a text of a value that the browser kept, such as a navigation state; undefined where it has no such text. */
export function textIn(kept: unknown, name: string): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const text: unknown = Reflect.get(kept, name);
  return typeof text === 'string' ? text : undefined;
}
