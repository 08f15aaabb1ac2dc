import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFINITIONS } from '../src/domain/catalogue.ts';
import { personal } from '../src/domain/event.ts';
import { renderCatalogue } from './render-catalogue.ts';
import { fieldsOf } from './schema-text.ts';

describe('docs/events.md', () => {
  it('is up to date', async () => {
    const written = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8');
    expect(written, 'run npm run docs:events').toBe(renderCatalogue());
  });

  it('lists every event and every sealed field', () => {
    const text = renderCatalogue();
    for (const { type, personalFields } of DEFINITIONS.values()) {
      const [, section = ''] = text.split(`\n### ${type}\n`);
      const sealed = [...(section.split('\n#', 1)[0] ?? '').matchAll(/^\| `(\w+)` .*\*sealed\*/gm)];
      expect(sealed.map(([, name]) => name)).toEqual(personalFields);
    }
  });
});

describe('a schema in words', () => {
  it.each([
    [z.string(), 'text'],
    [z.string().nullable(), 'text or null'],
    [z.int(), 'whole number'],
    [z.boolean(), 'boolean'],
    [z.literal('link'), '"link"'],
    [z.enum(['a', 'b']), '"a" or "b"'],
    [z.array(z.string()), 'list of text'],
    [z.array(z.tuple([z.string(), z.int()])), 'list of [text, whole number]'],
    [z.unknown(), 'anything'],
    [personal(z.string()), 'text'],
    [z.object({ a: z.number(), b: z.string().optional() }), '{ a: number, b?: text }'],
  ])('is $1 for its type', (schema, type) => {
    const [field] = fieldsOf(z.toJSONSchema(z.object({ field: schema })));
    expect(field?.type).toBe(type);
  });

  it('marks optional fields', () => {
    const fields = fieldsOf(z.toJSONSchema(z.object({ a: z.string(), b: z.string().optional() })));
    expect(fields.map(({ name, optional }) => [name, optional])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });
});
