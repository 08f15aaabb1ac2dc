/** A body with one problem. */
export interface InvalidBody {
  readonly problem: string;
  readonly body: unknown;
}

const LONG_TEXT = 'x'.repeat(100_000);

/** Values of every JSON type, and texts that are invalid for most fields. */
const UNUSUAL_VALUES: readonly unknown[] = [
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
  LONG_TEXT,
];

/** Returns bodies that are not objects, and bodies with an additional field. */
export const wrongShapes = (valid: object): readonly InvalidBody[] => [
  ...[null, true, 42, 'text', [], [valid], {}].map((body) => ({
    problem: `body is ${JSON.stringify(body).slice(0, 40)}`,
    body,
  })),
  { problem: 'an unknown field', body: { ...valid, unexpected: 1 } },
  {
    problem: 'an unknown field named like a built-in one',
    body: { ...valid, constructor: {}, isAdmin: true },
  },
];

/** Returns the valid body with one field missing or with an unusual value, nested fields included. */
export const wrongFields = (valid: object): readonly InvalidBody[] =>
  Object.entries(valid).flatMap(([name, value]) => {
    const { [name]: _removed, ...without }: Record<string, unknown> = { ...valid };
    const nested =
      typeof value === 'object' && value !== null
        ? wrongFields(value).map(({ problem, body }) => ({
            problem: `${name}.${problem}`,
            body: { ...valid, [name]: body },
          }))
        : [];
    const unusual = UNUSUAL_VALUES.map((other) => ({
      problem: `${name} is ${JSON.stringify(other).slice(0, 40)}`,
      body: { ...valid, [name]: other },
    }));
    return [{ problem: `${name} is missing`, body: without }, ...unusual, ...nested];
  });
