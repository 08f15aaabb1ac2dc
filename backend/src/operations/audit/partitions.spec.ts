import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Partitions } from './partitions.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-partitions-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps all lines of a key together and in order, also of more than fits into memory', async () => {
  const partitions = new Partitions(join(folder, 'new'));
  const filling = 'x'.repeat(2_000);
  for (let round = 0; round < 3; round += 1)
    for (let key = 0; key < 2_000; key += 1)
      await partitions.add(`key-${key}`, `key-${key} ${round} ${filling}`);

  const rounds = new Map<string, string>();
  const places = new Map<string, Set<number>>();
  let parts = 0;
  for await (const lines of partitions.read()) {
    parts += 1;
    for await (const line of lines) {
      const [key = '', round = ''] = line.split(' ');
      rounds.set(key, (rounds.get(key) ?? '') + round);
      places.set(key, (places.get(key) ?? new Set()).add(parts));
    }
  }
  expect(parts).toBeGreaterThan(200);
  expect(new Set(Array.from(places.values(), ({ size }) => size))).toEqual(new Set([1]));
  expect(rounds.size).toBe(2_000);
  expect(new Set(rounds.values())).toEqual(new Set(['012']));
});

it('yields nothing where nothing was added', async () => {
  expect(await Array.fromAsync(new Partitions(folder).read())).toEqual([]);
});
