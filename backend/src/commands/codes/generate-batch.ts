import { ok } from '../../contract/result.ts';
import type { BatchTexts } from '../../contract/schemas/batch.ts';
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from '../../contract/short-codes/short-code.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import type { Random } from '../../ports/clock.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { Actor } from '../../ports/event-store.ts';
import { handleAll, type LogContext } from '../handle.ts';
import { expandBatch } from './expand-batch.ts';

const UNNAMED: BatchTexts = { name: '', note: '' };

/**
 * Generates codes: the batch with its name and note in one append, then a stream for each code. It succeeds once the batch
 * is durable. Where the process or an engine fails after that, a reaction (`expand-batches`) creates the missing streams.
 */
export async function generateBatch(
  context: LogContext,
  actor: Actor,
  amount: number,
  { name, note }: BatchTexts = UNNAMED,
) {
  const batchId = context.random.uuid();
  const codes = [...newCodes(context.random, amount)];
  const generated = await handleAll(context, QR_BATCH, actor, batchId, [
    { type: 'generate', batchId, codes },
    { type: 'describe', name, note },
  ]);
  if (!generated.ok) return generated;
  const at = context.clock.now().toISOString();
  await unlessAway(expandBatch(context, { batchId, codes, at, actor }));
  return ok({ batchId, codes, batch: generated.value });
}

/** Returns different short codes of 50 random bits each. */
function newCodes(random: Random, amount: number): Set<string> {
  const codes = new Set<string>();
  while (codes.size < amount) {
    const bytes = random.bytes(SHORT_CODE_LENGTH);
    codes.add(Array.from(bytes, (byte) => SHORT_CODE_ALPHABET[byte % 32]).join(''));
  }
  return codes;
}
