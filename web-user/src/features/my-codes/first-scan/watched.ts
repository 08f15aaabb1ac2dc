const KEY = 'qlaim:first-scan';

/** The code whose first scan this browser waits for, and the scans that it had while it led nowhere. */
export interface Watched {
  readonly code: string;
  readonly scans: number;
}

const parse = (text: string): Watched | undefined => {
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('scans' in kept)) return undefined;
  const { code, scans } = kept;
  return typeof code === 'string' && typeof scans === 'number' ? { code, scans } : undefined;
};

/** It is stored, because a phone may unload the page while its camera is open. Without storage, no page waits for a scan. */
export const watched = {
  keep: ({ code, scans }: Watched): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ code, scans }));
    } catch {
      // The page works without it.
    }
  },
  recall: (): Watched | undefined => {
    try {
      return parse(localStorage.getItem(KEY) ?? 'null');
    } catch {
      return undefined;
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // There was nothing to forget.
    }
  },
};
