import { createHash } from 'node:crypto';
import { QR_BATCH, QR_CODE } from '../domain/aggregates.ts';
import { decideBatch } from '../domain/qr-batch/decide.ts';
import { batchStream } from '../domain/qr-batch/events.ts';
import { decideCode } from '../domain/qr-code/decide.ts';
import { codeStream } from '../domain/qr-code/events.ts';
import type { EventCodec, EventMeta } from '../log/codec.ts';
import type { Append } from '../ports/event-store.ts';
import { handle, type LogContext, SYSTEM } from './handle.ts';

export interface BatchToExpand extends Pick<EventMeta, 'at' | 'actor'> {
  readonly batchId: string;
  readonly codes: readonly string[];
}

const CHUNK = 250;

/**
 * Gives every code of a batch its stream. May be killed at any point and repeated, also by two at once: each code's
 * first event has an id that follows from the batch, so the log knows the repeat.
 * Answers the codes whose short code was taken already (none, in practice: they have 50 random bits).
 */
export async function expandBatch(
  context: LogContext & { readonly codec: EventCodec },
  batch: BatchToExpand,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (let start = 0; start < batch.codes.length; start += CHUNK) {
    const codes = batch.codes.slice(start, start + CHUNK);
    const appends = await Promise.all(
      codes.map((code, offset) => firstEvent(context.codec, batch, code, start + offset)),
    );
    const outcomes = await context.log.appendMany(appends);
    taken.push(...codes.filter((_code, index) => outcomes[index]?.ok !== true));
  }
  const { batchId } = batch;
  await handle(context, QR_BATCH, batchStream(batchId), SYSTEM, (state) =>
    decideBatch({ type: 'finishExpansion', batchId }, state),
  );
  return taken;
}

async function firstEvent(
  codec: EventCodec,
  { batchId, at, actor }: BatchToExpand,
  code: string,
  index: number,
): Promise<Append> {
  const decision = decideCode({ type: 'generate', batchId, index }, QR_CODE.initial);
  if (!decision.ok) throw new Error(`A code can't be generated: ${decision.refusal.code}`);
  const id = nameBasedUuid(`${batchId} ${code}`);
  const events = await Promise.all(decision.value.map((event) => codec.encode(event, { id, at, actor })));
  return { stream: codeStream(code), expected: 'none', events };
}

/** A UUID that follows from a name (RFC 9562, version 8, from SHA-256). */
function nameBasedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
