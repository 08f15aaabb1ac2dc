import { shortCodeOfLink } from '@qlaim/backend/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';

const KEY = 'qlaim:claimed-code';

const CarriedState = z.object({ code: z.string() });

function readCode(text: string | null | undefined): string | undefined {
  return text ? shortCodeOfLink(text) : undefined;
}

/**
 * Returns the code that the visitor wants to claim. Sources in order: navigation state, ?code=, session store.
 */
export function claimedCodeOf(state: unknown, search: string): string | undefined {
  const carried = CarriedState.safeParse(state).data?.code;
  return readCode(carried) ?? readCode(new URLSearchParams(search).get('code')) ?? recall(KEY, z.string());
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

/** Removes the stored code after the server received it, so that it is not claimed twice. */
export function forgetClaimedCode(): void {
  forget(KEY);
}
