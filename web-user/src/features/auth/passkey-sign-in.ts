import { FALLBACKS } from '@qlaim/backend/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTell } from '../../shell/texts/useTell.ts';
import { useEnter } from './useEnter.ts';

/** Imports the ceremony. No form needs it to be shown. */
const ceremony = () => import('./passkey-ceremony.ts');

/**
 * Signs in with a passkey when the returned mutation is called, or when the visitor picks one that the browser offers in
 * the email field. A visitor who cancels is told nothing.
 */
export function usePasskeySignIn(code: string | undefined) {
  const enter = useEnter();
  const tell = useTell();
  const signIn = useMutation({
    mutationFn: async () => (await ceremony()).signInWithPasskey(code),
    onSuccess: (answer) => answer && enter(answer),
    onError: (error) => tell.fail(error, FALLBACKS.general),
  });
  const entering = useRef(enter);
  entering.current = enter;

  useEffect(() => {
    const left = new AbortController();
    // An offer that fails is none: the form and the button stay.
    const offered = offersInField().then(async (offers) =>
      offers && !left.signal.aborted ? (await ceremony()).offerPasskeys(code, left.signal) : undefined,
    );
    offered.then(
      (answer) => answer && entering.current(answer),
      () => undefined,
    );
    return () => left.abort();
  }, [code]);
  return signIn;
}

/** Returns whether the browser can offer passkeys in a field. */
async function offersInField(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
