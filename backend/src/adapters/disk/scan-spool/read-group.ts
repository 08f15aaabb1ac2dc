import type { FileHandle } from 'node:fs/promises';
import type { NewEvent } from '../../../ports/event-store.ts';
import type { Target } from '../../../ports/scan-spool.ts';
import { entryOf } from './lines.ts';
import { readLines } from './read-lines.ts';

const MAX_EVENTS = 100;
/** Bytes. EventStoreDB takes a mebibyte in an append. */
const MAX_BYTES = 256 * 1024;

/** Events that are appended at once. */
export interface Group {
  readonly events: readonly NewEvent[];
  readonly scans: number;
  /** The append of the only event that was tried before. */
  readonly sent: Target | undefined;
  /** Lines that are damaged, and lost. */
  readonly damaged: number;
  /** The offset behind the last event; `end` where there is none. */
  readonly end: number;
}

/** Reads the next group from an offset on; with `isWhole` all before `end`, which were one group before. */
export async function readGroup(
  file: FileHandle,
  from: number,
  end: number,
  isWhole: boolean,
): Promise<Group> {
  const events: NewEvent[] = [];
  let [scans, damaged, to] = [0, 0, from];
  let sent: Target | undefined;
  for await (const line of readLines(file, from, end)) {
    const entry = line.json && entryOf(line.json);
    const isFull = events.length === MAX_EVENTS || line.end - from > MAX_BYTES || sent || entry?.sent;
    if (!isWhole && isFull && events.length > 0) break;
    to = line.end;
    if (entry) {
      events.push(entry.event);
      scans += entry.scans;
      sent = entry.sent;
    } else damaged += 1;
  }
  return { events, scans, sent, damaged, end: events.length === 0 ? end : to };
}
