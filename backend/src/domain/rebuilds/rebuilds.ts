import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideRebuilds } from './decide.ts';
import { rebuildEvents } from './events.ts';
import { evolveRebuilds, noRebuild } from './state.ts';

/** The rebuilds that admins asked for, one after the other, in one stream. */
export const REBUILDS = defineAggregate(
  defineCategory({ name: 'rebuilds', prefix: 'qlaim-rebuilds' }, rebuildEvents),
  {
    initial: noRebuild,
    evolve: evolveRebuilds,
    decide: decideRebuilds,
    mayRemember: ({ status }) => status !== 'none',
  },
);
