/** Values that survive JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Reads text that `JSON.stringify` made of such a value. */
export const parseJson = (text: string): Json => JSON.parse(text);

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether a value is what JSON text can say: `undefined`, `NaN` and instances of classes are not. A value that holds itself
 * ends with a `RangeError`.
 */
export function isJson(value: unknown): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson);
}
