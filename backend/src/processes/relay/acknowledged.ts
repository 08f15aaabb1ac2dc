import { z } from 'zod';
import type { Position } from '../../ports/event-feed.ts';
import { hasAll, type Offsets } from '../../ports/event-publisher.ts';
import type { Vault } from '../../ports/vault.ts';

/** What was acknowledged at some time: all events up to a position, and the last write in each part. */
export interface Acknowledged {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly position: Position;
  readonly offsets: Offsets;
}

/** The newest comes last. Those before it are some time apart. */
export type Trail = readonly Acknowledged[];

/** A broker that flushes nothing itself loses what its machine has not written yet: half a minute, as a rule. */
const APART_MS = 30_000;
const KEPT = 10;

const StoredTrail = z.array(
  z.object({ at: z.number(), position: z.string(), offsets: z.record(z.string(), z.number()) }),
);

export async function readTrail(vault: Vault, name: string): Promise<Trail> {
  return StoredTrail.parse((await vault.get('published', name))?.value ?? []);
}

export async function keepTrail(vault: Vault, name: string, trail: Trail): Promise<void> {
  const value = trail.map(({ at, position, offsets }) => ({ at, position, offsets: { ...offsets } }));
  await vault.put({ kind: 'published', id: name, value });
}

export const lastOffsets = (trail: Trail): Offsets => trail.at(-1)?.offsets ?? {};

/** Adds what was acknowledged now. Its offsets are those of the parts that were written to. */
export function extend(trail: Trail, now: Acknowledged): Trail {
  const [before, last] = trail.slice(-2);
  const kept = before && last && last.at - before.at < APART_MS ? trail.slice(0, -1) : trail;
  return [...kept, { ...now, offsets: { ...lastOffsets(trail), ...now.offsets } }].slice(-KEPT);
}

/** Returns the trail up to the newest point of which everything is still there; empty when there is no such point. */
export function upToWhatIsThere(trail: Trail, ends: Offsets): Trail {
  const index = trail.findLastIndex(({ offsets }) => hasAll(ends, offsets));
  return trail.slice(0, index + 1);
}
