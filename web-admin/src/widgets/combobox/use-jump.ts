import { LIMITS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useSettled } from '../use-settled.ts';

const SHORTEST = 2;

/** Asks, after a pause in the typing, which codes, batches and people a text means. A short text asks nothing. */
export function useJump(text: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  const typed = text.trim().slice(0, LIMITS.linkLength);
  const settled = useSettled(typed);
  const asks = settled.length >= SHORTEST;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['jump', settled],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.jump, { query: { text: settled } }, { signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return {
    asks,
    /** Undefined until something is found; while another text is asked, what the text before meant. */
    found: asks ? data : undefined,
    isOfBefore: isPlaceholderData,
    searching: isFetching || settled !== typed,
    error,
  };
}
