import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideNotice } from './decide.ts';
import { noticeEvents } from './events.ts';
import { evolveNotice, noNotice } from './state.ts';

/** What somebody reported about a code. Its number names the stream. */
export const NOTICE = defineAggregate(
  defineCategory({ name: 'notice', prefix: 'notice-', key: 'number of the notice' }, noticeEvents),
  {
    initial: noNotice,
    evolve: evolveNotice,
    decide: decideNotice,
    // The words of an objection are gone with the key of who objects, which no event of this stream tells.
    mayRemember: ({ received, objections, forgotten }) =>
      received !== null && objections.length === 0 && !forgotten,
  },
);
