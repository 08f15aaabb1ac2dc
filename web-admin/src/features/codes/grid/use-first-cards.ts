import { startTransition, useEffect, useState } from 'react';

/** Cards that fill the first screen of a phone or a laptop. */
const FIRST = 6;
/** Milliseconds after which the rest comes in a browser that is never idle, or does not tell. */
const LATEST = { idle: 1_000, untold: 100 };

/**
 * Returns the first cards of a list that appears. Returns all once these and their pictures are painted and the browser has
 * nothing else to do: making the rest takes a slow one half a second.
 */
export function useFirstCards<Row>(rows: readonly Row[]): readonly Row[] {
  const [all, setAll] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setAll(true))), []);
  return all ? rows : rows.slice(0, FIRST);
}

/** Returns a function that calls it off. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST.untold);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST.idle });
  return () => cancelIdleCallback(handle);
}
