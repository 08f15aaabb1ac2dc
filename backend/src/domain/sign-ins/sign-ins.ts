import { z } from 'zod';
import { ok } from '../../contract/result.ts';
import { defineAggregate, defineCategory } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';

const sessionOpened = defineEvent(
  'SessionOpened',
  'The person signed in; earlier sign-ins are SignedIn, in the stream of the account',
  z.object({ sessionId: z.string() }),
);

export type SignInEvent = EventOf<readonly [typeof sessionOpened]>;

/** When the person signed in last: ISO 8601, UTC; empty for never. */
interface SignIns {
  readonly last: string;
}

interface Open {
  readonly type: 'open';
  /** The hash of the session's token. */
  readonly sessionId: string;
}

/** The sign-ins of one person, apart from the account: retention removes older ones, and the account is kept whole. */
export const SIGN_INS = defineAggregate(
  defineCategory({ name: 'sign-ins', prefix: 'sign-ins-', key: 'user id' }, [sessionOpened]),
  {
    initial: { last: '' },
    evolve: (_before: SignIns, _event: SignInEvent, at: string): SignIns => ({ last: at }),
    decide: ({ sessionId }: Open) => ok([{ type: 'SessionOpened' as const, data: { sessionId } }]),
    mayRemember: () => true,
  },
);
