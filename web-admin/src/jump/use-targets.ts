import { LIMITS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/ApiProvider.tsx';
import { sectionTargets, type Target, targetOf } from './targets.ts';

const SHORTEST = 2;
const PAUSE_MS = 150;

interface Found {
  readonly targets: readonly Target[];
  readonly searching: boolean;
  readonly error: unknown;
}

/** Finds what the text means: sections at once, the rest after a pause in the typing. */
export function useTargets(text: string): Found {
  const client = useApi();
  const settled = useSettled(text.trim().slice(0, LIMITS.linkLength));
  const asks = settled.length >= SHORTEST;
  const { data, error, isFetching } = useQuery({
    queryKey: ['jump', settled],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.jump, { query: { text: settled } }, { signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const found = asks && data ? data.map(targetOf) : [];
  return {
    targets: [...found, ...sectionTargets(text)],
    searching: isFetching || settled !== text.trim().slice(0, LIMITS.linkLength),
    error,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
