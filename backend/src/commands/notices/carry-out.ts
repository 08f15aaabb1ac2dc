import { unreachable } from '../../domain/never.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice } from '../../domain/notice/state.ts';
import type { Decided } from '../../domain/qr-code/decided.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

/**
 * Changes the code of a notice as was decided last: the decision, or that it was taken back. It may be repeated. Undefined
 * where nothing is to be changed, also because the code is deleted.
 */
export async function carryOut(
  context: LogContext,
  actor: Actor,
  number: string,
): Promise<Handled<QrCode> | undefined> {
  const { state } = await context.log.load(NOTICE, number, { fresh: true });
  const command = commandOf(state, number);
  if (!state.received || !command) return undefined;
  const changed = await handle(context, QR_CODE, actor, state.received.code, command);
  if (changed.ok) return changed.value;
  if (changed.refusal.code === 'unknown_code') return undefined;
  throw new Error(`The decision ${number} could not be carried out: ${changed.refusal.code}`);
}

function commandOf({ decided, reversed }: Notice, notice: string): Decided | undefined {
  if (reversed) return { type: 'lift', notice };
  if (!decided?.carryOut) return undefined;
  const { owner } = decided;
  switch (decided.decision) {
    case 'dismiss':
      return undefined;
    case 'restrict':
      return { type: 'withhold', notice, owner };
    case 'disable':
    case 'delete':
      return { type: decided.decision, notice, owner };
    default:
      return unreachable(decided.decision);
  }
}
