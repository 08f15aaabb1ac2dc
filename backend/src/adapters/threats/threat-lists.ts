import { basename } from 'node:path';
import { Piscina } from 'piscina';
import type { Clock } from '../../ports/clock.ts';
import type { ThreatLists } from '../../ports/threats/threat-lists.ts';
import { Feed, type ReadFeed } from './feed.ts';
import { forgetFeeds } from './kept-feed.ts';
import { OwnList } from './own-list.ts';
import { type FeedTask, isKnownFile } from './read-feed.ts';
import { SafeBrowsing } from './safe-browsing.ts';

export interface ThreatSettings {
  /** A file with the list of the installation itself; undefined for none. */
  readonly ownList: string | undefined;
  /** Files, and http or https addresses. */
  readonly feeds: readonly string[];
  readonly safeBrowsingKey: string | undefined;
}

const WORKER = new URL('./read-feed.worker.ts', import.meta.url).href;
/** Names that have another meaning where a flag names its list. */
const RESERVED = ['own', 'staff', 'safe-browsing'];

/** Opens the lists that settings name. None is read before `refresh`. `folder` keeps the last good feeds. */
export function openThreatLists(
  { ownList, feeds: sources, safeBrowsingKey }: ThreatSettings,
  folder: string,
  clock: Clock,
): ThreatLists {
  const names = namesOf(sources);
  const feeds = sources.map(
    (source, place) => new Feed({ source, name: names[place] ?? source, folder, read: inThread }),
  );
  const own = ownList === undefined ? [] : [new OwnList(ownList)];
  const lists = [...own, ...feeds];
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let changes = 0;
  let isOpened = false;
  const open = async () => {
    isOpened = true;
    await forgetFeeds(folder, sources);
    const opened = await Promise.all(lists.map((list) => list.open(clock.now())));
    changes += 1;
    if (!opened.includes(false)) resolve();
  };
  return {
    held: lists,
    remote: safeBrowsingKey === undefined ? [] : [new SafeBrowsing({ key: safeBrowsingKey })],
    refreshed: {
      refresh: async (signal) => {
        if (!isOpened) await open();
        for (const list of lists) if (await list.refresh(clock.now(), signal)) changes += 1;
        resolve();
      },
      ready,
      changes: () => changes,
      standing: () => lists.map((list) => list.standing()),
    },
  };
}

/** The host and the end of the path, or the name of the file: keys and folders are nobody's business. */
function namesOf(sources: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const source of sources) {
    const url = /^https?:/i.test(source) ? URL.parse(source) : null;
    const name = url ? `${url.host}/${basename(url.pathname)}` : basename(source);
    const taken = (other: string) => names.includes(other) || RESERVED.includes(other);
    const free = (count: number): string => {
      const numbered = count === 1 ? name : `${name} ${count}`;
      return taken(numbered) ? free(count + 1) : numbered;
    };
    names.push(free(1));
  }
  return names;
}

/**
 * Reads a feed in a thread that ends with it, and gives its memory back. Its modules alone take 13 MB. In a smaller heap it collects
 * garbage without a pause, in threads that scans need, too.
 */
const inThread: ReadFeed = async (task, signal) => {
  if (await isKnownFile(task)) return false;
  const pool = new Piscina<FeedTask, boolean>({
    filename: WORKER,
    maxThreads: 1,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await pool.run(task, { signal });
  } finally {
    await pool.destroy();
  }
};
