import { handle, type LogContext } from '../../commands/handle.ts';
import { carryOut } from '../../commands/notices/carry-out.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Reaction } from './react.ts';

const ENABLED = 'CodeEnabled';

/**
 * Changes codes as was decided about notices, also where the process that decided died. Where a code is enabled that a decision
 * had disabled, the decision is recorded as taken back, so that people are told.
 */
export const carryOutDecisions = (context: LogContext): Reaction => ({
  name: 'carry-out-decisions',
  streams: [NOTICE.prefix, QR_CODE.prefix],
  types: ['NoticeDecided', 'DecisionReversed', ENABLED],
  handle: async (event) => {
    const number = NOTICE.keyOf(event.stream);
    if (number !== undefined) await carryOut(context, event.actor, number);
    else if (QR_CODE.recognises(event) && event.type === ENABLED) {
      const { notice } = event.data;
      if (notice === undefined) return;
      const by = event.actor.id ?? SYSTEM.kind;
      const lifted = await handle(context, NOTICE, event.actor, notice, { type: 'recordLifted', by });
      if (!lifted.ok && lifted.refusal.code !== 'unknown_notice')
        throw new Error(`The decision ${notice} could not be recorded as lifted: ${lifted.refusal.code}`);
    }
  },
});
