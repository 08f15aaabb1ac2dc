import { ok } from '../contract/result.ts';
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from '../contract/short-code.ts';
import { QR_BATCH } from '../domain/aggregates.ts';
import { decideBatch } from '../domain/qr-batch/decide.ts';
import { batchStream } from '../domain/qr-batch/events.ts';
import type { EventCodec } from '../log/codec.ts';
import type { Random } from '../ports/clock.ts';
import { unlessAway } from '../ports/errors.ts';
import type { Actor } from '../ports/event-store.ts';
import { expandBatch } from './expand-batch.ts';
import { handle, type LogContext } from './handle.ts';

/**
 * Generates codes: one event for the batch, which is all that can be lost or kept, then a stream for each code.
 * A process that dies between the two leaves the rest to the batch expansion process, and so does an engine that goes
 * away there: the batch is generated, and asking for it again would be asking for a second one.
 */
export async function generateBatch(
  context: LogContext & { readonly codec: EventCodec },
  actor: Actor,
  amount: number,
) {
  const batchId = context.random.uuid();
  const codes = [...newCodes(context.random, amount)];
  const stream = batchStream(batchId);
  const generated = await handle(context, QR_BATCH, stream, actor, (state) =>
    decideBatch({ type: 'generate', batchId, codes }, state),
  );
  if (!generated.ok) return generated;
  const at = context.clock.now().toISOString();
  await unlessAway(expandBatch(context, { batchId, codes, at, actor }));
  return ok({ batchId, codes });
}

/** Different short codes, each of 50 random bits. */
function newCodes(random: Random, amount: number): Set<string> {
  const codes = new Set<string>();
  while (codes.size < amount) {
    const bytes = random.bytes(SHORT_CODE_LENGTH);
    codes.add(Array.from(bytes, (byte) => SHORT_CODE_ALPHABET[byte % 32]).join(''));
  }
  return codes;
}
