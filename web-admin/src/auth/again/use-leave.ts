import { useQueryClient } from '@tanstack/react-query';
import type { SessionGate } from '../session-gate.ts';

/**
 * Returns what leaves the question. The next read that succeeds means a new session, such as one from another tab, whose end
 * is asked about again.
 */
export function useLeave(gate: SessionGate): () => void {
  const cache = useQueryClient().getQueryCache();
  return () => {
    gate.leave();
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      stop();
      gate.signedIn();
    });
  };
}
