import { localStore } from '../../../shell/drafts-store.ts';

const KEY = 'qlaim:first-scan';

/** The code whose first scan this browser waits for, and the scans that it had while it led nowhere. */
export interface Watched {
  readonly code: string;
  readonly scans: number;
}

const parse = (kept: unknown): Watched | undefined => {
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('scans' in kept)) return undefined;
  const { code, scans } = kept;
  return typeof code === 'string' && typeof scans === 'number' ? { code, scans } : undefined;
};

/** It is stored, because a phone may unload the page while its camera is open. Without storage, no page waits for a scan. */
export const watched = {
  keep: ({ code, scans }: Watched): void => localStore.keep(KEY, { code, scans }),
  recall: (): Watched | undefined => parse(localStore.recall(KEY)),
  forget: (): void => localStore.forget(KEY),
};
