import { ok, type Result } from '../../contract/result.ts';
import { defineAggregate, defineCategory } from '../aggregate.ts';
import { type SignUpEvent, signUpEvents } from './events.ts';

/** The account of the last sign-up with an e-mail that another account has. */
export interface SignUp {
  readonly userId: string | null;
}

export interface SignUpCommand {
  readonly type: 'startSignUp';
  readonly userId: string;
}

const nobody: SignUp = { userId: null };

const decide = ({ userId }: SignUpCommand, signUp: SignUp): Result<readonly SignUpEvent[], never> =>
  ok(signUp.userId === userId ? [] : [{ type: 'SignUpStarted', data: { userId } }]);

/** Sign-ups with one taken e-mail. An HMAC of the normalised address names the stream, as that of its reservation. */
export const SIGN_UP = defineAggregate(
  defineCategory({ name: 'sign-up', prefix: 'sign-up-', key: 'HMAC of the email' }, signUpEvents),
  {
    initial: nobody,
    evolve: (_signUp: SignUp, { data }: SignUpEvent): SignUp => ({ userId: data.userId }),
    decide,
    mayRemember: (signUp) => signUp !== nobody,
  },
);
