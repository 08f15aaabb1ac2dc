import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { DomainAppend } from '../../log/event-log.ts';
import type { EventMeta } from '../../log/opened-event.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';
import { nameBasedUuid } from './name-based-uuid.ts';

export interface BatchToExpand extends Pick<EventMeta, 'at' | 'actor'> {
  readonly batchId: string;
  readonly codes: readonly string[];
}

const CHUNK = 250;

/**
 * Creates the stream of every code of a batch. It may stop at any point, and two processes may repeat it at once. The
 * log recognises a repeat, because the id of a code's first event follows from the batch. Returns the codes whose stream
 * existed before; with 50 random bits a code, that hardly happens. Codes that are not wanted, by their index in the batch, are
 * left out.
 */
export async function expandBatch(
  context: LogContext,
  batch: BatchToExpand,
  isWanted: (index: number) => boolean = () => true,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (let start = 0; start < batch.codes.length; start += CHUNK) {
    const chunk = batch.codes
      .slice(start, start + CHUNK)
      .map((code, offset) => ({ code, index: start + offset }));
    const wanted = chunk.filter(({ index }) => isWanted(index));
    const appends = wanted.map(({ code, index }) => firstEvent(batch, code, index));
    const outcomes = await context.log.appendMany(appends);
    taken.push(...wanted.flatMap(({ code }, n) => (outcomes[n]?.ok === true ? [] : [code])));
  }
  const { batchId } = batch;
  await handle(context, QR_BATCH, SYSTEM, batchId, { type: 'finishExpansion', batchId });
  return taken;
}

function firstEvent({ batchId, at, actor }: BatchToExpand, code: string, index: number): DomainAppend {
  const decision = QR_CODE.decide({ type: 'generate', batchId, index }, QR_CODE.initial);
  if (!decision.ok) throw new Error(`The first event of a code was refused: ${decision.refusal.code}`);
  const id = nameBasedUuid(`${batchId} ${code}`);
  const events = decision.value.map((event) => ({ ...event, id, at, actor }));
  return { stream: QR_CODE.streamOf(code), expected: 'none', events };
}
