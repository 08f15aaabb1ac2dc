import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import type { Expected } from '../../ports/event-store.ts';
import type { LogContext } from '../handle.ts';

/** The ids of two events of a code's stream: that of a change, and that of the present work on it. */
export interface Marks {
  readonly change: string;
  readonly work: string;
}

/** A code, and what its stream says about a change. */
export interface FoundCode {
  readonly code: string;
  readonly state: QrCode;
  readonly revision: Expected;
  /** Whether the present work is done: a process that was killed has done it. */
  readonly isDone: boolean;
  /** The states before and after the change; undefined where the stream does not hold it. */
  readonly change:
    | { readonly before: QrCode; readonly after: QrCode /** Of its event. */; readonly revision: number }
    | undefined;
  /** The states since that change, in order. */
  readonly since: readonly QrCode[];
}

/** Folds the stream of a code, and looks for marked events. */
export async function findMarked(
  { log }: Pick<LogContext, 'log'>,
  code: string,
  marks: Marks,
): Promise<FoundCode> {
  const stream = QR_CODE.streamOf(code);
  let state = QR_CODE.initial;
  let revision: Expected = 'none';
  let isDone = false;
  let change: FoundCode['change'];
  const since: QrCode[] = [];
  for await (const event of log.read(stream, { fresh: true })) {
    if (!QR_CODE.recognises(event))
      throw new Error(`${stream}@${event.revision} is not an event of a ${QR_CODE.name}`);
    const after = QR_CODE.evolve(state, event, event.at);
    if (event.id === marks.work) isDone = true;
    if (event.id === marks.change) change = { before: state, after, revision: event.revision };
    else if (change) since.push(after);
    state = after;
    revision = event.revision;
  }
  return { code, state, revision, isDone, change, since };
}
