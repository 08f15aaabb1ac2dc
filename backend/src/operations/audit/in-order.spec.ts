import { expect, it } from 'vitest';
import type { StoredDocument } from '../../ports/read-store.ts';
import { inOrder } from './in-order.ts';

async function* source(...ids: readonly string[]): AsyncGenerator<StoredDocument> {
  for (const id of ids) yield { id, revisions: {}, body: {}, version: 1 };
}

async function rowsOf(...sources: readonly AsyncIterable<StoredDocument>[]): Promise<readonly string[]> {
  const rows: string[] = [];
  for await (const { id, documents } of inOrder(sources))
    rows.push(`${id}${documents.map((document) => (document?.id === id ? '+' : '-')).join('')}`);
  return rows;
}

it('yields each id once, with the documents of those that have it', async () => {
  expect(await rowsOf(source('a', 'c', 'd'), source('b', 'c'), source())).toEqual([
    'a+--',
    'b-+-',
    'c++-',
    'd+--',
  ]);
});

it('orders ids by code point, as the stores do', async () => {
  expect(await rowsOf(source('Z', 'a', '\u{ffee}', '\u{1f600}'), source('\u{ffee}', '\u{1f600}'))).toEqual([
    'Z+-',
    'a+-',
    '\u{ffee}++',
    '\u{1f600}++',
  ]);
});
