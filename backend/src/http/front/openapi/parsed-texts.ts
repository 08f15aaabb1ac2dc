import { z } from 'zod';

const Described = z.looseObject({
  type: z.string().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  prefixItems: z.array(z.unknown()).optional(),
});

/** Without the names of the document, so that what is described stands where it is. */
const UNNAMED = { io: 'input', metadata: z.registry<z.core.GlobalMeta>() } as const;

/**
 * Describes what a text contains once it is parsed: a whole number; or JSON, as react-admin sends it, with a pattern of the
 * text. Returns undefined for any other schema.
 */
export function describeParsed(schema: z.core.$ZodType) {
  if (!(schema instanceof z.ZodPipe) || !(schema.in instanceof z.ZodPipe)) return undefined;
  if (schema.out instanceof z.ZodTransform) return undefined;
  const value = z.toJSONSchema(z.object({ value: schema.out }), UNNAMED).properties?.['value'];
  if (schema.out instanceof z.ZodNumber) return { anyOf: undefined, ...Described.parse(value) };
  const pattern = `^\\s*${patternOf(value)}\\s*$`;
  // The pattern of a list says all of it.
  const exact = schema.out instanceof z.ZodObject ? { contentSchema: value } : {};
  return { contentMediaType: 'application/json', ...exact, pattern };
}

/** Returns a pattern for the JSON texts of a schema: exact for a list of fixed length, the braces for an object. */
function patternOf(schema: unknown): string {
  const { type, const: only, enum: values, prefixItems } = Described.parse(schema);
  if (prefixItems) return `\\[\\s*${prefixItems.map(patternOf).join('\\s*,\\s*')}\\s*\\]`;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return `(${values.map((value) => JSON.stringify(value)).join('|')})`;
  return type === 'integer' ? '\\d{1,15}' : '\\{.*\\}';
}
