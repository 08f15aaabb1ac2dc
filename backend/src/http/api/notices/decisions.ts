import pMap from 'p-map';
import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { OBJECTION_MESSAGES } from '../../../contract/notices/decision.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import { decisionsFor } from '../../../read-models/notices/queries.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { noticeReached } from '../../views/notice-reached.ts';
import { ownDecision } from './own-decision.ts';
import type { NoticePorts } from './ports.ts';

/** How many decisions an owner sees in a list. */
const SHOWN = 50;
const READS = 8;

/** Routes of the decisions about codes, for their owners (decision 93). */
export const decisionHandlers = (context: NoticePorts): readonly BoundRoute[] => [
  bind(ROUTES.decisions, async ({ caller }) => {
    const numbers = await decisionsFor(context.store, caller.id, SHOWN);
    const read = async (number: string) => (await context.log.load(NOTICE, number)).state;
    const states = await pMap(numbers, read, { concurrency: READS });
    const now = context.clock.now();
    return ok(
      states.flatMap((state, place) => ownDecision(now, caller.id, numbers[place] ?? '', state) ?? []),
    );
  }),

  bind(ROUTES.decision, async ({ params: { number }, caller }) => {
    const { state } = await context.log.load(NOTICE, number);
    const decision = ownDecision(context.clock.now(), caller.id, number, state);
    return decision ? ok(decision) : refuse('unknown_notice');
  }),

  bind(ROUTES.contestDecision, async ({ params: { number }, body: { words }, caller }) => {
    const now = context.clock.now().toISOString();
    const contest = { type: 'contest', by: caller.id, words, now } as const;
    const contested = await handle(context, NOTICE, actorOf(caller), number, contest);
    if (!contested.ok) return contested;
    await noticeReached(context, contested.value);
    return ok({ message: OBJECTION_MESSAGES.received });
  }),
];
