import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideAccount } from './decide.ts';
import { accountEvents } from './events.ts';
import { absentAccount, evolveAccount } from './state.ts';

/** One person's account. The user's id names the stream. */
export const ACCOUNT = defineAggregate(
  defineCategory({ name: 'account', prefix: 'account-', key: 'user id' }, accountEvents),
  { initial: absentAccount, evolve: evolveAccount, decide: decideAccount },
);
