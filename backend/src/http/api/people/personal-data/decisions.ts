import { NOTICE } from '../../../../domain/notice/notice.ts';
import { decisionsFor } from '../../../../read-models/notices/queries.ts';
import { ownDecision } from '../../notices/own-decision.ts';
import type { PersonalDataPorts } from './ports.ts';

/** More than any person has. */
const MOST = 10_000;

/** Yields the decisions about what a person stored, as the person reads them in the app. */
export async function* decisionsOf(
  { clock, log, store }: Pick<PersonalDataPorts, 'clock' | 'log' | 'store'>,
  userId: string,
): AsyncGenerator<unknown> {
  for (const number of await decisionsFor(store, userId, MOST)) {
    const { state } = await log.load(NOTICE, number);
    const decision = ownDecision(clock.now(), userId, number, state);
    if (decision) yield decision;
  }
}
