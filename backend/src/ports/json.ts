/** Values that survive JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Reads text that `JSON.stringify` made of such a value. */
export const parseJson = (text: string): Json => JSON.parse(text);

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
