import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideSharedViews } from './decide.ts';
import { sharedViewEvents } from './events.ts';
import { evolveSharedViews, noViews } from './state.ts';

/** The views of the codes that staff share with each other, in one stream. */
export const SHARED_VIEWS = defineAggregate(
  defineCategory({ name: 'shared-views', prefix: 'qlaim-shared-views' }, sharedViewEvents),
  {
    initial: noViews,
    evolve: evolveSharedViews,
    decide: decideSharedViews,
    mayRemember: (views) => views !== noViews,
  },
);
