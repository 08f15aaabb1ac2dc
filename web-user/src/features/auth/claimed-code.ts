import { shortCodeOfLink } from '@qlaim/backend/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forget, keep, recall } from '../../shell/session-store.ts';
import { textIn } from '../../shell/text-in.ts';

const KEY = 'qlaim:claimed-code';

function readCode(text: string | null | undefined): string | undefined {
  return text ? shortCodeOfLink(text) : undefined;
}

/**
 * Returns the code that the visitor wants to claim. Sources in order: navigation state, ?code=, session store.
 */
export function claimedCodeOf(state: unknown, search: string): string | undefined {
  const kept = recall(KEY);
  return (
    readCode(textIn(state, 'code')) ??
    readCode(new URLSearchParams(search).get('code')) ??
    (typeof kept === 'string' ? kept : undefined)
  );
}

/** Returns the code to claim and stores it, so that a reload does not lose it. */
export function useClaimedCode(): string | undefined {
  const { state, search } = useLocation();
  const code = claimedCodeOf(state, search);
  useEffect(() => {
    if (code !== undefined) keep(KEY, code);
  }, [code]);
  return code;
}

/** The navigation state for /login after the email was verified. The sign-in is the last step of a claim with `code`. */
export const afterVerifying = (email: string, code: string | undefined) => ({
  email,
  ...(code === undefined ? {} : { code }),
  verified: 'yes',
});

/** Returns whether the email was verified just before. */
export const isVerified = (state: unknown): boolean => textIn(state, 'verified') === 'yes';

/** Removes the stored code after the server received it, so that it is not claimed twice. */
export function forgetClaimedCode(): void {
  forget(KEY);
}
