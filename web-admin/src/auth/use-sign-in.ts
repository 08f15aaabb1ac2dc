import { ApiError, FALLBACKS, LoginBody } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { wordsOf } from '../api/words-of.ts';
import { NotAllowedHere, type NotAllowedReason } from './not-allowed-here.ts';

export type Credentials = { email: string; password: string };
type Errors = Partial<Record<keyof Credentials, string>>;

function errorsOf(credentials: Credentials): Errors {
  const checked = LoginBody.safeParse(credentials);
  const errors: Errors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const [field] = path;
    if (field === 'email' || field === 'password') errors[field] ??= message;
  }
  return errors;
}

/** The state of the sign-in form: field errors, the reason of a refused user, and whether a request runs. */
export function useSignIn() {
  const login = useLogin();
  const [errors, setErrors] = useState<Errors>({});
  const [turnedAway, setTurnedAway] = useState<NotAllowedReason>();
  const [busy, setBusy] = useState(false);

  /** Returns the first invalid field, or undefined. */
  async function signIn(credentials: Credentials): Promise<keyof Credentials | undefined> {
    const found = errorsOf(credentials);
    setErrors(found);
    setTurnedAway(undefined);
    if (found.email) return 'email';
    if (found.password) return 'password';
    setBusy(true);
    try {
      await login(credentials);
      return undefined;
    } catch (error) {
      if (error instanceof NotAllowedHere) setTurnedAway(error.reason);
      else notify.fail(wordsOf(error, FALLBACKS.general));
      return error instanceof ApiError && error.code === 'wrong_credentials' ? 'password' : undefined;
    } finally {
      setBusy(false);
    }
  }

  return { signIn, errors, turnedAway, busy };
}
