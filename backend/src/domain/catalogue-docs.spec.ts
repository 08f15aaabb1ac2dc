import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { renderCatalogue } from './catalogue-docs.ts';
import { fieldsOf } from './schema-in-words.ts';

describe('docs/events.md', () => {
  it('is current', async () => {
    const written = await readFile(new URL('../../../docs/events.md', import.meta.url), 'utf8');
    expect(written === renderCatalogue(), 'docs/events.md is not current: run npm run docs:events').toBe(
      true,
    );
  });

  it('tells of every event and of every sealed field', () => {
    const text = renderCatalogue();
    for (const { type, personalFields } of Object.values(CATALOGUE).flat()) {
      const [, section = ''] = text.split(`\n### ${type}\n`);
      const sealed = [...(section.split('\n#', 1)[0] ?? '').matchAll(/^\| `(\w+)` .*\*sealed\*/gm)];
      expect(sealed.map(([, name]) => name)).toEqual(personalFields);
    }
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: 'boolean' }, 'boolean'],
    [{ const: 'link' }, '"link"'],
    [{ enum: ['a', 'b'] }, '"a" or "b"'],
    [{ type: 'array', items: { type: 'string' } }, 'list of text'],
    [{ anyOf: [{ type: 'string', const: '[erased]' }, { type: 'string' }] }, 'text'],
    [
      { type: 'object', properties: { a: { type: 'number' }, b: true }, required: ['a'] },
      '{ a: number, b?: anything }',
    ],
  ] as const)('%j is %s', (field, type) => {
    const schema = { properties: { field: structuredClone<Parameters<typeof fieldsOf>[0]>(field) } };
    expect(fieldsOf(schema)).toEqual([{ name: 'field', type, optional: true }]);
  });
});
