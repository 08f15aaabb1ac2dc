import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { REBUILDS } from '../../../domain/rebuilds/rebuilds.ts';
import { PROJECTIONS } from '../../../read-models/index.ts';
import { proveIdentity } from '../../edge/caller/second-step.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { RebuildPorts } from './ports.ts';
import { rebuildView } from './view.ts';

const READ_MODELS = PROJECTIONS.map(({ definition }) => definition.name);

/** Routes of the rebuilds of read models. A process that projects follows the log, and does what is asked for here. */
export const rebuildHandlers = (context: RebuildPorts): readonly BoundRoute[] => [
  bind(ROUTES.rebuilds, async ({ caller }) =>
    ok({ readModels: READ_MODELS, latest: await rebuildView(context, caller) }),
  ),

  bind(ROUTES.startRebuild, async ({ body: { readModel, ...proof }, caller, request }) => {
    if (readModel !== undefined && !READ_MODELS.includes(readModel))
      return refuseField('readModel', 'There is no such read model');
    const proven = await proveIdentity(context, request, caller, proof);
    if (!proven.ok) return proven;
    const readModels = readModel === undefined ? READ_MODELS : [readModel];
    const command = { type: 'request', readModels, requestedBy: caller.id } as const;
    const requested = await handle(context, REBUILDS, actorOf(caller), ONLY, command);
    return requested.ok ? ok({ message: CONSOLE_MESSAGES.rebuildStarted }) : requested;
  }),
];
