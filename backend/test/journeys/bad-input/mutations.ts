/** One thing wrong with a body. */
export interface BadBody {
  readonly wrong: string;
  readonly body: unknown;
}

const OVERLONG = 'x'.repeat(100_000);

/** Values of every JSON type, and texts that are hardly anybody's idea of a value. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  42,
  -1,
  1.5,
  1e300,
  [],
  ['text'],
  {},
  { $gt: '' },
  { toString: 'text' },
  '',
  '   ',
  'strange',
  '\u0000',
  '\ud800',
  OVERLONG,
];

/** Bodies that are no object, or one with a field too many. */
export const wrongShapes = (good: object): readonly BadBody[] => [
  ...[null, true, 42, 'text', [], [good], {}].map((body) => ({
    wrong: `body is ${JSON.stringify(body).slice(0, 40)}`,
    body,
  })),
  { wrong: 'an unknown field', body: { ...good, unexpected: 1 } },
  { wrong: 'an unknown field named like an own one', body: { ...good, constructor: {}, isAdmin: true } },
];

/** The good body with one field missing, or with a strange value in it; nested fields, too. */
export const wrongFields = (good: object): readonly BadBody[] =>
  Object.entries(good).flatMap(([name, value]) => {
    const { [name]: _gone, ...without }: Record<string, unknown> = { ...good };
    const nested =
      typeof value === 'object' && value !== null
        ? wrongFields(value).map(({ wrong, body }) => ({
            wrong: `${name}.${wrong}`,
            body: { ...good, [name]: body },
          }))
        : [];
    const strange = STRANGE.map((text) => ({
      wrong: `${name} is ${JSON.stringify(text).slice(0, 40)}`,
      body: { ...good, [name]: text },
    }));
    return [{ wrong: `${name} is missing`, body: without }, ...strange, ...nested];
  });
