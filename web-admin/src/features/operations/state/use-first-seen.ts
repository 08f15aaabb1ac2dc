import { useEffect, useState } from 'react';

/** Returns since when each of these things has been in the reports that this page has read; `at` is the time of the latest. */
export function useFirstSeen(things: readonly string[], at: string): (thing: string) => string {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const all = things.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thing keeps the time of its first report
  useEffect(() => {
    setSeen((before) => new Map(all.split('\n').map((thing) => [thing, before.get(thing) ?? at])));
  }, [all]);
  return (thing) => seen.get(thing) ?? at;
}
