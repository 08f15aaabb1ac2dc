import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { type CarriedOut, decideNotice, reverseDecision } from '../../../commands/notices/decide-notice.ts';
import { decideUnasked } from '../../../commands/notices/decide-unasked.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import { listNotices } from '../../../read-models/notices/queries.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, pageOf } from '../../edge/routes/content-range.ts';
import { codeReached } from '../../views/barcodes.ts';
import { noticeReached } from '../../views/notice-reached.ts';
import type { NoticePorts } from './ports.ts';
import { detailsOf } from './view.ts';

/** The console asks every list for the newest first, by `createdAt`. */
const FIELDS = { receivedAt: 'receivedAt', createdAt: 'receivedAt', id: 'id' } as const;

/** Routes of the notices about codes (decision 92). */
export const noticeHandlers = (context: NoticePorts): readonly BoundRoute[] => [
  bind(ROUTES.notices, async ({ query: { filter, ...query }, response }) => {
    const page = pageOf(FIELDS, query, ['receivedAt', 'DESC']);
    const { total, rows } = await listNotices(context.store, { ...filter, ...page });
    contentRange(response, 'notices', page.skip, rows.length, total);
    return ok([...rows]);
  }),

  bind(ROUTES.notice, async ({ params: { id }, caller }) => {
    const { state } = await context.log.load(NOTICE, id);
    const details = await detailsOf(context, caller, id, state);
    return details ? ok(details) : refuse('unknown_notice');
  }),

  bind(ROUTES.decideNotice, async ({ params: { id }, body, caller }) => {
    const decided = await decideNotice(context, caller, id, body);
    if (!decided.ok) return decided;
    await shown(context, decided.value);
    return ok({ message: CONSOLE_MESSAGES.noticeDecided });
  }),

  bind(ROUTES.reverseDecision, async ({ params: { id }, body: { words }, caller }) => {
    const reversed = await reverseDecision(context, caller, id, words);
    if (!reversed.ok) return reversed;
    await shown(context, reversed.value);
    return ok({ message: CONSOLE_MESSAGES.decisionReversed });
  }),

  bind(ROUTES.dismissObjection, async ({ params: { id }, body: { words }, caller }) => {
    const answer = { type: 'dismissObjection', words, by: caller.id } as const;
    const dismissed = await handle(context, NOTICE, actorOf(caller), id, answer);
    if (!dismissed.ok) return dismissed;
    await noticeReached(context, dismissed.value);
    return ok({ message: CONSOLE_MESSAGES.objectionDismissed });
  }),

  bind(ROUTES.decideCode, async ({ params: { id }, body, caller }) => {
    const decided = await decideUnasked(context, caller, id, body);
    if (!decided.ok) return decided;
    const { code, notice, number = null } = decided.value;
    await codeReached(context, code);
    if (notice) await noticeReached(context, notice);
    const message = body.decision === 'delete' ? MESSAGES.codeDeleted : CONSOLE_MESSAGES.codeDecided;
    return ok({ message, number });
  }),
];

/** Waits until lists show a decision, for 2 s at most. */
async function shown(context: NoticePorts, { code, notice }: CarriedOut): Promise<void> {
  if (code) await codeReached(context, code);
  await noticeReached(context, notice);
}
