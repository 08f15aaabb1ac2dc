import { EngineUnavailable } from '../../ports/errors.ts';
import type { Position } from '../../ports/event-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { Projection } from '../../read-models/projection.ts';
import { whileHeld } from '../hold-lease.ts';
import type { ProjectorPorts } from './follow-log.ts';
import { rebuild } from './rebuild.ts';

/** Its holder is the only one that rebuilds. */
export const REBUILD_LEASE = 'rebuild';

interface Options {
  readonly holder: string;
  /** Aborts when the rebuild is given up. */
  readonly signal: AbortSignal;
  /** Repeats a request while its engine is away. */
  readonly reach: <T>(ask: () => Promise<T>) => Promise<T>;
  /** What is still to be rebuilt; asked again after each interruption. */
  readonly remaining: () => Promise<readonly Projection[]>;
  /** Whether it leaves half of the time to others. */
  readonly isGentle?: boolean;
  /** Scans of a snapshot that are folded together, which bounds its memory. */
  readonly scansTogether?: number | undefined;
  readonly afresh?: (projection: Projection) => boolean;
  readonly onProgress?: (
    name: string,
    progress: { readonly events: number; readonly position: Position },
  ) => void;
  readonly onRebuilt: (projection: Projection, events: number) => void | Promise<void>;
  readonly onLeaseLost: () => void;
}

/**
 * Rebuilds read models one after another, while this process holds the lease of rebuilds. An outage and a lost lease
 * interrupt it; it then continues where it was, unless another process has done the work meanwhile.
 */
export async function rebuildHeld(
  ports: ProjectorPorts & { readonly leases: Leases },
  options: Options,
): Promise<void> {
  while (await options.reach(() => rebuildRemaining(ports, options))) options.onLeaseLost();
}

/** True when the lease was lost before the end: another process may rebuild now, and something may remain to do. */
async function rebuildRemaining(
  ports: ProjectorPorts & { readonly leases: Leases },
  { holder, signal, remaining, isGentle = false, scansTogether, afresh, onProgress, onRebuilt }: Options,
): Promise<boolean> {
  let lost = false;
  await whileHeld(ports.leases, { name: REBUILD_LEASE, holder, signal }, async (held) => {
    try {
      for (const projection of await remaining()) {
        const { name } = projection.definition;
        const events = await rebuild(ports, projection, {
          signal: held.signal,
          isGentle,
          scansTogether,
          afresh: afresh?.(projection) ?? false,
          onProgress: (progress) => onProgress?.(name, progress),
        });
        await onRebuilt(projection, events);
      }
    } catch (error) {
      if (error instanceof EngineUnavailable || held.stillHeld()) throw error;
      lost = true;
    }
  });
  return lost && !signal.aborted;
}
