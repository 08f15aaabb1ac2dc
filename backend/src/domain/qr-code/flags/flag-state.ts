import { z } from 'zod';
import { ERASED, type Erased } from '../../event.ts';
import { destinationsOf } from '../content/destinations.ts';
import type { StoredContent } from '../content/index.ts';

/** What a list says of an address that it has; `other` for one that says nothing of it. */
export const Threat = z.enum(['malware', 'phishing', 'unwanted', 'other']);
export type Threat = z.infer<typeof Threat>;

/** The list of an address that a person keeps flagged: no check clears it. */
export const STAFF = 'staff';

/** An address that a list has. */
export interface Listed {
  /** The address as the content has it. */
  readonly url: string;
  /** The name of the list. */
  readonly list: string;
  readonly threat: Threat;
}

/** A destination before which scanners are warned. `at`: since when, ISO 8601, UTC. */
export interface Flag extends Listed {
  readonly at: string;
}

/** The flags of a code, and the destinations of which a person says that they are none. */
export interface Flags {
  readonly flags: readonly Flag[];
  readonly trusted: readonly string[];
}

export const NO_FLAGS: Flags = { flags: [], trusted: [] };

type FlagEvent =
  | { readonly type: 'DestinationFlagged'; readonly data: Listed }
  | {
      readonly type: 'DestinationCleared';
      readonly data: { readonly url: string; readonly why: 'unlisted' | 'staff' };
    };

/** Folds an event of a flag. One of an erased owner says of nothing that it is flagged. */
export function evolveFlags({ flags, trusted }: Flags, event: FlagEvent, at: string): Flags {
  const { url } = event.data;
  if (url === ERASED) return { flags, trusted };
  const others = flags.filter((flag) => flag.url !== url);
  if (event.type === 'DestinationFlagged') {
    const { list, threat } = event.data;
    const since = flags.find((flag) => flag.url === url)?.at ?? at;
    return {
      flags: [...others, { url, list, threat, at: since }],
      trusted: trusted.filter((other) => other !== url),
    };
  }
  const trusts = event.data.why === 'staff' && !trusted.includes(url);
  return { flags: others, trusted: trusts ? [...trusted, url] : trusted };
}

/** Returns the flags that concern a content: those of destinations that it does not have any more end with them. */
export function flagsFor(content: StoredContent | Erased, { flags, trusted }: Flags): Flags {
  if (flags.length === 0 && trusted.length === 0) return { flags, trusted };
  const current = new Set(destinationsOf(content));
  return {
    flags: flags.filter(({ url }) => current.has(url)),
    trusted: trusted.filter((url) => current.has(url)),
  };
}
