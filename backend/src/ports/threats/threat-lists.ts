import type { RefreshedLists } from './standing.ts';
import type { ThreatList } from './threat-list.ts';

/** All lists of threats of an installation. */
export interface ThreatLists {
  /** Lists that this process holds. */
  readonly held: readonly ThreatList[];
  /** Lists that are asked over the network. */
  readonly remote: readonly ThreatList[];
  readonly refreshed: RefreshedLists;
}

export const namesOfLists = ({ held, remote }: Pick<ThreatLists, 'held' | 'remote'>): readonly string[] =>
  [...held, ...remote].map(({ name }) => name);
