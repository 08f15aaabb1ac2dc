import fc from 'fast-check';
import { z } from 'zod';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '%',
  '%ff',
  '../..',
  '１２',
  '\u202e',
  '<script>',
  "' OR 1=1--",
  '{"$gt":""}',
  '2026-02-30',
];

/** Text that forms and addresses rarely get. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.nat({ max: 5000 }).map((length) => 'x'.repeat(length)),
);

const JSON_SCHEMA = z.looseObject({
  type: z.string().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  pattern: z.string().optional(),
  get anyOf() {
    return z.array(JSON_SCHEMA).optional();
  },
  get allOf() {
    return z.array(JSON_SCHEMA).optional();
  },
  get items() {
    return z.union([JSON_SCHEMA, z.literal(false)]).optional();
  },
  get prefixItems() {
    return z.array(JSON_SCHEMA).optional();
  },
  get properties() {
    return z.record(z.string(), JSON_SCHEMA).optional();
  },
});
type JsonSchema = z.infer<typeof JSON_SCHEMA>;

/** Values that a schema accepts, nearly accepts or refuses. `known` are texts that often fit, such as codes. */
export const valuesOf = (schema: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> =>
  mixedOf(JSON_SCHEMA.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), known);

function mixedOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: fittingOf(schema, known) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function fittingOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.allOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices?.length) return fc.oneof(...choices.map((choice) => mixedOf(choice, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema.properties ?? {}, known);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => mixedOf(item, known)));
      return fc.array(schema.items ? mixedOf(schema.items, known) : fc.jsonValue(), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double());
    case 'string':
      return fc.oneof(fc.constantFrom(...known), textOf(schema.pattern), oddText);
    default:
      return fc.jsonValue();
  }
}

function textOf(pattern: string | undefined): fc.Arbitrary<string> {
  try {
    return pattern === undefined ? oddText : fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // fast-check writes texts for most patterns, but for no lookarounds.
    return oddText;
  }
}

const objectOf = (properties: Readonly<Record<string, JsonSchema>>, known: readonly string[]) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, mixedOf(schema, known)])),
    { requiredKeys: [] },
  );
