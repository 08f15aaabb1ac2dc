import { codeStream } from '../../domain/qr-code/events.ts';
import type { OpenedEvent } from '../../log/codec.ts';
import type { EventLog } from '../../log/event-log.ts';
import { answerInTime } from '../../ports/in-time.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from './document.ts';
import { codesProjection } from './project.ts';
import { type CodeRow, codeRow } from './queries.ts';

/** Milliseconds to wait for the read store. */
const TIMEOUT_MS = 500;

/**
 * The code as of the end of its stream, however far behind the read model is; undefined where it is unknown or deleted.
 * Its scans are in the read model only: while the read store is away, the count is 0.
 */
export async function findCodeInLog(
  { store, log }: { readonly store: ReadStore; readonly log: EventLog },
  code: string,
): Promise<CodeRow | undefined> {
  const events: OpenedEvent[] = [];
  for await (const event of log.read(codeStream(code))) events.push(event);
  const stored = (await answerInTime(store.getMany(CODES.name, [code]), TIMEOUT_MS)) ?? [];
  const [written] = codesProjection.plan(events).fold(stored);
  const [document] = written ? [{ ...written, version: written.seen }] : stored;
  const found = document && codeRow(document);
  return found?.present ? found : undefined;
}
