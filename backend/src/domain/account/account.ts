import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideAccount } from './decide.ts';
import { accountEvents } from './events.ts';
import { absentAccount, evolveAccount } from './state.ts';

/** One person's account, by the user's id. */
export const ACCOUNT = defineAggregate(
  defineCategory({ name: 'account', prefix: 'account-', key: 'user id' }, accountEvents),
  { initial: absentAccount, evolve: evolveAccount, decide: decideAccount },
);
