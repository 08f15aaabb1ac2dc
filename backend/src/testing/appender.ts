import { writeSync } from 'node:fs';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import type { Expected } from '../ports/event-store.ts';
import { newEvent, readAll } from './event-log.ts';

/**
 * `node appender.ts <file> <stream> <count> <characters>` appends one event after another to a stream. It prints each
 * revision once it is durable. After a conflict it continues from the actual revision. After an error it prints the
 * error's name and the number of readable events, and ends.
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
