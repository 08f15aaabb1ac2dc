import fc from 'fast-check';
import type { CollectionDefinition, Condition, DocumentWrite, Query } from '../../src/ports/read-store.ts';

/** Only some of the sort orders have an index, so that both query plans are tested. */
export const THINGS: CollectionDefinition = {
  name: 'things',
  version: 1,
  fields: { title: 'text', owner: 'text', rank: 'integer', open: 'boolean', marks: 'texts' },
  indexes: [['title'], ['owner', '-rank'], ['open', 'title'], ['-rank'], ['marks', '-rank']],
};

/** Letters that collations and patterns treat specially. They are few, so that random texts tie and match. */
const LETTERS = [
  ...'aAbBzZ09äéße\u0301İı^$.*+?()[]{}|\\/%_\'"- \n\t',
  '\uffee',
  '\u{d7ff}',
  '\u{e000}',
  '😀',
  '\u{10ffff}',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const integer = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.maxSafeInteger());

function optional<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> {
  return fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
}

const mark = fc.constantFrom('a', 'A', 'ä', "'", '');

const document: fc.Arbitrary<DocumentWrite> = fc.record({
  id: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 4 }),
  seen: fc.constant(0),
  revisions: fc.constant({ s: 0 }),
  body: fc.record({
    title: optional(text),
    owner: optional(fc.constantFrom('me', 'Me', 'you', 'ü')),
    rank: optional(integer),
    open: optional(fc.boolean()),
    marks: optional(fc.uniqueArray(mark, { maxLength: 3 })),
    other: fc.jsonValue().map((value) => JSON.stringify(value)),
  }),
});

export function documents(count: number): fc.Arbitrary<readonly DocumentWrite[]> {
  return fc.uniqueArray(document, {
    minLength: count,
    maxLength: count,
    selector: ({ id }) => id,
    size: 'max',
  });
}

const textField = fc.constantFrom('title', 'owner', 'id');
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: textField, is: text }),
  fc.record({ field: fc.constant('rank'), is: integer }),
  fc.record({ field: fc.constant('open'), is: fc.boolean() }),
  fc.record({ field: fc.constantFrom('title', 'owner', 'rank', 'open'), is: fc.constant(null) }),
  fc.record({ field: fc.constantFrom('title', 'owner'), oneOf: fc.array(fc.option(text), { maxLength: 5 }) }),
  fc.record({ field: fc.constant('rank'), oneOf: fc.array(fc.option(integer), { maxLength: 5 }) }),
  fc.record({ field: fc.constant('open'), oneOf: fc.array(fc.option(fc.boolean()), { maxLength: 3 }) }),
  fc.record({ field: textField, from: text }),
  fc.record({ field: textField, from: text, to: text }),
  fc.record({ field: fc.constant('rank'), to: integer }),
  fc.record({ field: fc.constant('rank'), from: integer, to: integer }),
  fc.record({ field: textField, startsWith: text }),
  fc.record({ field: textField, contains: text }),
  fc.record({ field: fc.constant('marks'), has: mark }),
);

const sort = fc
  .uniqueArray(fc.constantFrom('title', 'owner', 'rank', 'open', 'id'), { maxLength: 3 })
  .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `-${field}`))));

export const query: fc.Arbitrary<Query> = fc.record({
  where: fc.array(condition, { maxLength: 3 }),
  sort,
  limit: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(3_000)),
  skip: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
});
