import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideBulkAction } from './decide.ts';
import { bulkActionEvents } from './events.ts';
import { absentBulkAction, evolveBulkAction } from './state.ts';

/** One change of many codes. Its id names the stream. */
export const BULK_ACTION = defineAggregate(
  defineCategory({ name: 'bulk-action', prefix: 'bulk-action-', key: 'id of the action' }, bulkActionEvents),
  {
    initial: absentBulkAction,
    evolve: evolveBulkAction,
    decide: decideBulkAction,
    // While it runs, every chunk loads it. Later its lists of codes would only take memory.
    mayRemember: ({ status }) => status !== 'finished' && status !== 'undone',
  },
);
