import { FALLBACKS, OBJECTION_MESSAGES, type OwnDecision } from '@qlaim/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Reads the newest decisions about one's own codes. */
export const useDecisions = () =>
  useQuery({
    queryKey: KEYS.decisions,
    queryFn: ({ signal }) => call((routes) => routes.decisions, {}, { signal }),
  });

/** Reads one decision. */
export const useDecision = (number: string) =>
  useQuery({
    queryKey: KEYS.decision(number),
    queryFn: ({ signal }) => call((routes) => routes.decision, { params: { number } }, { signal }),
  });

/** Objects to a decision, and reads it again, also where it was contested or taken back meanwhile. */
export function useObjection(number: string, onDone: () => void) {
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: string) =>
      call((routes) => routes.contestDecision, { params: { number }, body: { words } }),
    onSuccess: ({ message }) => {
      onDone();
      tell.ok(message || OBJECTION_MESSAGES.received);
    },
    onError: (error) => tell.fail(error, FALLBACKS.general),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.decisions }),
  });
}

/** Where a decision stands. */
export type DecisionState = 'contestable' | 'waiting' | 'dismissed' | 'reversed' | 'final';

export function stateOf({ outcome, objection, contestable }: OwnDecision): DecisionState {
  if (outcome) return outcome.result;
  if (objection) return 'waiting';
  return contestable ? 'contestable' : 'final';
}
