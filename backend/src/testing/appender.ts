import { writeSync } from 'node:fs';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import type { Expected } from '../ports/event-store.ts';
import { newEvent, readAll } from './event-log.ts';

/**
 * A process that appends to a stream one event after another and prints each revision once it is answered:
 * `node appender.ts <file> <stream> <count> <characters>`. Told no, it goes on from the actual revision; rejected, it
 * prints the error's name and how many events it can still read, and ends.
 */
const [file = '', stream = '', count = '0', characters = '10'] = process.argv.slice(2);

const { store } = openSqliteEventStore(file);
const print = (line: string | number) => writeSync(1, `${line}\n`);

let expected: Expected = 'none';
try {
  for (let stored = 0; stored < Number(count); ) {
    const event = newEvent({ text: 'x'.repeat(Number(characters)) });
    const outcome = await store.append({ stream, expected, events: [event] });
    expected = outcome.ok ? outcome.revision : outcome.actual;
    if (!outcome.ok) continue;
    stored += 1;
    print(outcome.revision);
  }
} catch (error) {
  print(error instanceof Error ? error.name : 'unknown');
  print((await readAll(store, stream)).length);
}
await store.close();
