import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlaceOfTime } from './place-of-time.ts';

const timeOf = (second: number) => new Date(second * 1000).toISOString();

it('finds the first event after a time, also in a log with gaps', () => {
  const places = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }))
    .map((some) => some.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(places, fc.nat(30), (positions, wanted) => {
      const db = new DatabaseSync(':memory:');
      db.exec('CREATE TABLE events (position INTEGER PRIMARY KEY, at TEXT NOT NULL)');
      const insert = db.prepare('INSERT INTO events VALUES (?, ?)');
      const events = positions.map((position) => ({ position, at: timeOf(Math.floor(position / 2)) }));
      for (const { position, at } of events) insert.run(position, at);
      const end = (positions.at(-1) ?? 0) + 1;
      const found = new PlaceOfTime(db).firstAfter(timeOf(wanted), end);
      db.close();
      const isBefore = ({ at }: { at: string }) => at <= timeOf(wanted);
      expect(events.filter(({ position }) => position < found)).toEqual(events.filter(isBefore));
    }),
  );
});
