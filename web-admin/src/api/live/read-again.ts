import type { LiveTopic } from '@qlaim/backend/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { openLive } from './connection.ts';
import { setLive } from './state.ts';

/** The first part of the keys of the reads that show each topic. */
const SHOWN_BY: Readonly<Record<LiveTopic, readonly string[]>> = {
  codes: ['codes', 'home', 'batches'],
  batches: ['batches'],
  'bulk-actions': ['bulk-actions'],
  scans: ['codes', 'home', 'batches', 'scan-statistics'],
  'shared-views': ['shared-views'],
  notices: ['notices'],
};

const ALL = [...new Set(Object.values(SHOWN_BY).flat())];

/** Reads that count a lot, so that they rest after each. */
const COSTLY: ReadonlySet<string> = new Set(['home', 'batches']);
const REST_MS = 5000;

/** An own change under way must not be overtaken by a read that began before it. */
const OWN_CHANGE_MS = 300;

/** Reads again what is shown, when others have changed it. Returns what ends it. */
export function readAgain(queryClient: QueryClient): () => void {
  const due = new Set<string>();
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    if (queryClient.isMutating() > 0) return wait();
    for (const key of due) {
      if (resting.has(key)) continue;
      due.delete(key);
      if (COSTLY.has(key)) rest(key);
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
  const wait = () => {
    timer ??= setTimeout(read, OWN_CHANGE_MS);
  };
  /** What becomes due meanwhile is read at the end. */
  const rest = (key: string) => {
    const end = () => {
      resting.delete(key);
      if (due.has(key)) wait();
    };
    resting.set(key, setTimeout(end, REST_MS));
  };
  const add = (keys: readonly string[]) => {
    for (const key of keys) due.add(key);
    wait();
  };
  const close = openLive({
    onChange: (topic) => add(SHOWN_BY[topic]),
    onBack: () => add(ALL),
    onState: (connected) => {
      setLive(connected);
      // What waited for messages now reads again by itself.
      if (!connected) add(SHOWN_BY['bulk-actions']);
    },
  });
  return () => {
    close();
    clearTimeout(timer);
    for (const one of resting.values()) clearTimeout(one);
  };
}
