import pMap from 'p-map';
import { z } from 'zod';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { Json } from '../../ports/json/json.ts';
import { VAULT_KINDS, type Vault, type VaultEntry } from '../../ports/vault.ts';
import { isRelay } from '../../processes/relay/relay.ts';

const AT_ONCE = 8;

/** The end of a copy of a log. */
export interface End {
  readonly compare: EventFeed['compare'];
  readonly position: Position;
}

/**
 * Yields the records of a vault. Checkpoints are positions of one engine, so they are among them only where the log is copied with
 * its positions, which ends at `end`. A process that went on meanwhile goes back to there. Those of relays are left out: a topic
 * is filled from the first event.
 */
export async function* recordsOf(vault: Vault, end?: End): AsyncGenerator<Omit<VaultEntry, 'version'>> {
  for await (const { kind, id, value, expiresAt } of vault.scan()) {
    const kept = kind === 'checkpoint' ? checkpointWithin(id, value, end) : value;
    if (kept === undefined) continue;
    yield { kind, id, value: kept, ...(expiresAt === undefined ? {} : { expiresAt }) };
  }
}

function checkpointWithin(name: string, value: Json, end: End | undefined): Position | undefined {
  if (end === undefined || isRelay(name) || typeof value !== 'string') return undefined;
  return end.compare(value, end.position) > 0 ? end.position : value;
}

const Line = z.object({
  kind: z.enum(VAULT_KINDS),
  id: z.string(),
  value: z.custom<Json>((value) => value !== undefined),
  expiresAt: z.string().optional(),
});

/** Puts the records of a back-up into a vault. */
export async function putLines(lines: AsyncIterable<unknown>, vault: Vault): Promise<void> {
  await pMap(
    lines,
    async (line) => {
      const { kind, id, value, expiresAt } = Line.parse(line);
      await vault.put({ kind, id, value, ...(expiresAt === undefined ? {} : { expiresAt }) });
    },
    { concurrency: AT_ONCE },
  );
}
