import type { Rebuild } from '../../../contract/schemas/operations/rebuild.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { REBUILDS } from '../../../domain/rebuilds/rebuilds.ts';
import { remainingIn } from '../../../domain/rebuilds/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { peopleBy } from '../../views/people.ts';
import type { RebuildPorts } from './ports.ts';

/** Returns the latest rebuild as the console shows it; null before the first. It is read from the log, not from a read model. */
export async function rebuildView(
  context: Pick<RebuildPorts, 'log' | 'store' | 'operations'>,
  reader: SignedInCaller,
): Promise<Rebuild | null> {
  const { state } = await context.log.load(REBUILDS, ONLY);
  const { status, readModels, made, requestedBy, requestedAt, startedAt, endedAt, failure } = state;
  if (status === 'none') return null;
  const current = status === 'running' ? (remainingIn(state)[0] ?? null) : null;
  const [personOf, share] = await Promise.all([
    peopleBy(context, reader, [requestedBy]),
    current === null ? null : context.operations.rebuilt(current),
  ]);
  return {
    state: status,
    readModels: [...readModels],
    made: [...made],
    current,
    share,
    requestedBy: personOf(requestedBy),
    requestedAt,
    startedAt,
    endedAt,
    failure,
  };
}
