import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideAccount } from './decide.ts';
import { accountEvents } from './events.ts';
import { absentAccount, evolveAccount } from './state.ts';

/** One person's account. The user's id names the stream. */
export const ACCOUNT = defineAggregate(
  defineCategory({ name: 'account', prefix: 'account-', key: 'user id' }, accountEvents),
  {
    initial: absentAccount,
    evolve: evolveAccount,
    decide: decideAccount,
    // Every sign-in is an event, so the streams are long. After an erasure, the older events read otherwise.
    mayRemember: ({ status }) => status === 'present',
  },
);
