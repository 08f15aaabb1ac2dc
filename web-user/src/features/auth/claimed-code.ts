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

/** The code a visitor wants to claim: from navigation state, else from ?code=, else kept from before a reload. */
export function claimedCodeOf(state: unknown, search: string): string | undefined {
  const carried = CarriedState.safeParse(state).data?.code;
  return readCode(carried) ?? readCode(new URLSearchParams(search).get('code')) ?? recall(KEY, z.string());
}

/** The claimed code of this visit, kept so that a reload does not lose it. */
export function useClaimedCode(): string | undefined {
  const { state, search } = useLocation();
  const code = claimedCodeOf(state, search);
  useEffect(() => {
    if (code !== undefined) keep(KEY, code);
  }, [code]);
  return code;
}

/** Once the server has it, it must not be claimed a second time. */
export function forgetClaimedCode(): void {
  forget(KEY);
}
