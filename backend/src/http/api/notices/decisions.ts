import pMap from 'p-map';
import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { OBJECTION_MESSAGES, type OwnDecision } from '../../../contract/notices/decision.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import { contestableUntil } from '../../../domain/notice/objection.ts';
import type { Notice } from '../../../domain/notice/state.ts';
import { decisionsFor } from '../../../read-models/notices/notices.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { NoticePorts } from './ports.ts';
import { noticeReached } from './reached.ts';

/** How many decisions an owner sees in a list. */
const SHOWN = 50;
const READS = 8;

/** Routes of the decisions about codes, for their owners (decision 93). */
export const decisionHandlers = (context: NoticePorts): readonly BoundRoute[] => [
  bind(ROUTES.decisions, async ({ caller }) => {
    const numbers = await decisionsFor(context.store, caller.id, SHOWN);
    const read = async (number: string) => (await context.log.load(NOTICE, number)).state;
    const states = await pMap(numbers, read, { concurrency: READS });
    return ok(
      states.flatMap((state, place) => ownDecision(context, caller.id, numbers[place] ?? '', state) ?? []),
    );
  }),

  bind(ROUTES.decision, async ({ params: { number }, caller }) => {
    const { state } = await context.log.load(NOTICE, number);
    const decision = ownDecision(context, caller.id, number, state);
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

/** Returns a decision as its owner reads it; undefined where it is another one's, or about no owner. */
function ownDecision(
  { clock }: Pick<NoticePorts, 'clock'>,
  reader: string,
  number: string,
  { received, decided, objection, dismissed, reversed }: Notice,
): OwnDecision | undefined {
  if (!received || decided?.owner !== reader || decided.decision === 'dismiss') return undefined;
  const { decision, ground, rule, words, at: decidedAt } = decided;
  const until = contestableUntil(decidedAt);
  const answer = reversed ?? dismissed;
  return {
    number,
    code: received.code,
    decision,
    reported: received.report !== null,
    ground,
    rule,
    words,
    decidedAt,
    contestableUntil: until,
    contestable: !objection && !reversed && clock.now().toISOString() <= until,
    objection,
    outcome: answer && {
      at: answer.at,
      result: reversed ? 'reversed' : 'dismissed',
      words: answer.words,
    },
  };
}
