import type { DomainEvent } from '../../domain/event.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type EventStore, type Expected, SYSTEM } from '../../ports/event-store.ts';
import type { Vault } from '../../ports/vault.ts';
import { BackupRefused } from '../backup/manifest.ts';
import type { ArchivePlace } from './stored-archive.ts';

export interface ArchiveContext {
  readonly events: Pick<EventStore, 'read' | 'truncate'>;
  readonly log: EventLog;
  readonly vault: Pick<Vault, 'get' | 'put'>;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  readonly at: ArchivePlace;
  /** Resolves once the read models and the snapshot count all events of the log. */
  readonly counted: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** Appends events, all or none. Returns the revision of the last one. Throws `BackupRefused` where another process has appended meanwhile. */
export async function append(
  { log, clock, random }: Pick<ArchiveContext, 'log' | 'clock' | 'random'>,
  stream: string,
  expected: Expected,
  ...given: readonly DomainEvent[]
): Promise<number> {
  const at = clock.now().toISOString();
  const events = given.map((event) => ({ ...event, id: random.uuid(), at, actor: SYSTEM }));
  const outcome = await log.append({ stream, expected, events });
  if (!outcome.ok)
    throw new BackupRefused(`another process has written ${stream}: run this again, and it goes on`);
  return outcome.revision;
}
