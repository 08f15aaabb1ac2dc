import { codeStream } from '../../domain/qr-code/events.ts';
import type { OpenedEvent } from '../../log/codec.ts';
import type { EventLog } from '../../log/event-log.ts';
import { answerInTime } from '../../ports/in-time.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from './document.ts';
import { codesProjection } from './project.ts';
import { type CodeRow, codeRow } from './queries.ts';

/** Milliseconds that the read store is given. */
const PATIENCE_MS = 500;

/**
 * The code with all that the log says of it, however far behind the read model is, unless it is unknown or deleted. Its
 * scans are only known to the read model: none are told where that is away.
 */
export async function findCodeInLog(
  { store, log }: { readonly store: ReadStore; readonly log: EventLog },
  code: string,
): Promise<CodeRow | undefined> {
  const events: OpenedEvent[] = [];
  for await (const event of log.read(codeStream(code))) events.push(event);
  const stored = (await answerInTime(store.getMany(CODES.name, [code]), PATIENCE_MS)) ?? [];
  const [written] = codesProjection.plan(events).fold(stored);
  const [document] = written ? [{ ...written, version: written.seen }] : stored;
  const found = document && codeRow(document);
  return found?.present ? found : undefined;
}
