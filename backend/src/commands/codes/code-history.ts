import { type CodeFact, type CodeHistory, historyOf } from '../../domain/qr-code/history.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { LogContext } from '../handle.ts';

/** Returns a page of a code's history from its stream. */
export const codeHistory = (
  { log }: Pick<LogContext, 'log'>,
  code: string,
  page: Parameters<typeof historyOf>[1],
): Promise<CodeHistory> => historyOf(factsOf(log, QR_CODE.streamOf(code)), page);

/** Yields what happened to a code, the oldest first. */
export async function* factsOf(log: LogContext['log'], stream: string): AsyncGenerator<CodeFact> {
  for await (const event of log.read(stream)) {
    if (!QR_CODE.recognises(event)) throw new Error(`${stream}@${event.revision} is not an event of a code`);
    yield event;
  }
}
