import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { chainedLine, chainHash, FIRST_HASH, readChainedLine } from '../../log/hash-chain.ts';
import { type RecordedEvent, SYSTEM } from '../../ports/event-store.ts';
import { Block } from './blocks.ts';
import { archiveLines, newHeader, readLines } from './lines.ts';

const data = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.integer())));
const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const at = new Date(BEGIN).toISOString();

async function* each<T>(values: readonly T[]) {
  yield* values;
}

const eventsOf = (all: readonly Record<string, string | number | number[]>[]): readonly RecordedEvent[] =>
  all.map((one, place) => ({
    stream: 'scans-0',
    revision: 5 + place,
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    type: 'ScansRecorded',
    version: 1 + (place % 2),
    // A clock that was set back.
    at: new Date(BEGIN + (place % 4) * 1_234).toISOString(),
    actor: place % 5 === 4 ? { kind: 'admin', id: 'someone' } : SYSTEM,
    data: one,
    ...(place % 3 === 0 ? { trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } : {}),
  }));

async function written(events: readonly RecordedEvent[]) {
  let head = '';
  const header = newHeader({
    journal: 'scans-0',
    from: 5,
    upTo: 4 + events.length,
    events: events.length,
    scans: events.length,
    since: at,
    until: at,
    last: events.at(-1)?.id ?? '',
    before: FIRST_HASH,
  });
  const lines = await Array.fromAsync(archiveLines(header, each(events), (found) => (head = found)));
  return { header, head, lines };
}

const read = async (lines: readonly string[]) => {
  const events: RecordedEvent[] = [];
  const end = await readLines(each(lines), (event) => void events.push(event));
  return { ...end, events };
};

const contentOf = (line: string) => z.looseObject({}).parse(JSON.parse(readChainedLine(line)?.content ?? ''));

it('an archive reads back as the events that were written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(data, { minLength: 1, maxLength: 12 }), async (all) => {
      const events = eventsOf(all);
      const { header, head, lines } = await written(events);
      expect(JSON.stringify(await read(lines))).toBe(JSON.stringify({ header, head, events }));
    }),
    { numRuns: 50 },
  );
});

it('any changed character of an archive is found, and any line that is missing, twice there or swapped', async () => {
  const { lines } = await written(eventsOf([{ a: 1 }, { b: 'two' }, { c: [3] }]));
  for (const [index, line] of lines.entries()) {
    for (let place = 0; place < line.length; place += 1) {
      const changed = line.slice(0, place) + (line[place] === '1' ? '2' : '1') + line.slice(place + 1);
      await expect(read(lines.with(index, changed))).rejects.toThrow(/^(line \d|it ends)/);
    }
    await expect(read(lines.toSpliced(index, 1))).rejects.toThrow();
    await expect(read(lines.toSpliced(index, 0, line))).rejects.toThrow();
  }
  await expect(
    read([...lines.slice(0, 1), ...lines.slice(1, 4).toReversed(), ...lines.slice(4)]),
  ).rejects.toThrow();
});

it.each([
  ['events', 600, {}, [256, 256, 88]],
  ['scans', 5, { scans: 2_048 }, [2, 2, 1]],
])('a block has so many %s at most', async (_of, count, data, expected) => {
  const events = eventsOf(Array.from({ length: count }, () => data));
  const { lines } = await written(events);
  const blocks = lines.slice(1, -1).map((line) => Block.parse(contentOf(line)));
  expect(blocks.map((block) => block.data.length)).toEqual(expected);
  expect((await read(lines)).events).toEqual(events);
});

it('an archive of the first version reads back', async () => {
  const file = new URL('../../../test/corpus/archives/1.jsonl', import.meta.url);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const { header, head, events } = await read(lines);
  expect(header).toMatchObject({ archive: 1, journal: 'scans-0', from: 5, upTo: 7 });
  const stored = lines.map((line) => readChainedLine(line));
  expect(events.map((event) => JSON.stringify(event))).toEqual(
    stored.slice(1, -1).map((line) => line?.content),
  );
  expect(head).toBe(stored.at(-2)?.hash);
});

const whole = eventsOf([{ a: 1 }, { b: 2 }]);
const changedEvent = (change: Partial<RecordedEvent>) =>
  whole.map((event, place) => (place ? { ...event, ...change } : event));

it.each([
  ['is not the next one', { revision: 7 }, 'scans-0@7 does not follow scans-0@5'],
  ['is of another stream', { stream: 'scans-1' }, 'scans-1@6 does not follow scans-0@5'],
  ['has no UUID', { id: 'E' }, 'which no archive holds'],
  ['has a time without milliseconds', { at: '2026-01-01T00:00:00Z' }, 'which no archive holds'],
])('an event is not archived that %s', async (_how, change, message) => {
  await expect(written(changedEvent(change))).rejects.toThrow(message);
});

it.each([
  ['ids', { ids: '0'.repeat(32) }],
  ['times', { times: [BEGIN, 0, 0] }],
  ['times that exist', { times: [BEGIN, 9e15] }],
  ['places', { kindOf: [0] }],
  ['kinds', { kindOf: [0, 9] }],
])('a block is refused that lacks %s of its events, even where all hashes fit', async (_what, change) => {
  const { lines } = await written(whole);
  let head = FIRST_HASH;
  const forged = lines.map((line, place) => {
    const content = contentOf(line);
    const text = JSON.stringify(place === 1 ? { ...content, ...change } : content);
    head = chainHash(head, text);
    return chainedLine(text, head);
  });
  await expect(read(forged)).rejects.toThrow('line 2 has not the next events of the journal');
});
