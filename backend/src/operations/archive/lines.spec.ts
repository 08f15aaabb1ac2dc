import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_HASH } from '../../log/hash-chain.ts';
import { type RecordedEvent, SYSTEM } from '../../ports/event-store.ts';
import { archiveLines, newHeader, readLines } from './lines.ts';

const data = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.integer())));
const at = '2026-01-01T00:00:00.000Z';

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
    at,
    actor: SYSTEM,
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

it('an archive reads back as the events that were written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(data, { minLength: 1, maxLength: 8 }), async (all) => {
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
