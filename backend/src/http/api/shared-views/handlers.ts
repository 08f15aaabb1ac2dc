import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import type { SharedViewCommand } from '../../../domain/shared-views/decide.ts';
import { SHARED_VIEWS } from '../../../domain/shared-views/shared-views.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { seesNames } from '../../views/masked.ts';
import { storedFilter } from '../../views/stored-filter.ts';
import type { SharedViewPorts } from './ports.ts';
import { sharedViewsFor } from './view.ts';

/** Routes of the shared views (decision 79). They are read from the log, not from a read model. */
export const sharedViewHandlers = (context: SharedViewPorts): readonly BoundRoute[] => {
  const change = (command: SharedViewCommand) =>
    handle(context, SHARED_VIEWS, actorOf(command.by), ONLY, command);
  return [
    bind(ROUTES.sharedViews, async ({ caller }) => {
      // Names and filters are what staff typed, as tags are.
      if (!seesNames(caller)) return ok({ views: [] });
      const { state } = await context.log.load(SHARED_VIEWS, ONLY);
      return ok({ views: await sharedViewsFor(context, caller, state) });
    }),

    bind(ROUTES.shareView, async ({ body: { name, filter, sort = null }, caller }) => {
      const id = context.random.uuid();
      const view = { id, name, filter: storedFilter(filter), sort };
      const shared = await change({ type: 'share', by: caller, view });
      return shared.ok ? ok({ id, message: CONSOLE_MESSAGES.viewShared }) : shared;
    }),

    bind(ROUTES.renameSharedView, async ({ params: { id }, body: { name }, caller }) => {
      const renamed = await change({ type: 'rename', by: caller, id, name });
      return renamed.ok ? ok({ message: CONSOLE_MESSAGES.viewRenamed }) : renamed;
    }),

    bind(ROUTES.removeSharedView, async ({ params: { id }, caller }) => {
      const removed = await change({ type: 'remove', by: caller, id });
      return removed.ok ? ok({ message: CONSOLE_MESSAGES.viewNotShared }) : removed;
    }),
  ];
};
