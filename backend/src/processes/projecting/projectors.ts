import { once } from 'node:events';
import type { Logger } from 'pino';
import type { EventLog } from '../../log/event-log.ts';
import { VersionConflict } from '../../ports/errors.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { whileHeld } from '../hold-lease.ts';
import { type Process, startProcess } from '../runner.ts';
import { createFirstFill, type FillPorts } from './fill-first.ts';
import { followGroup } from './follow-group.ts';
import { follow, type Progress } from './follow-log.ts';

/** Events in a batch: the scans of a busy second fit into one, so that each code's document is written once for them. */
const BATCH = 10_000;

export interface Projectors {
  readonly processes: readonly Process[];
  /** Read models that this process projects and that have not caught up yet. */
  behind(): readonly string[];
  /** How many events each read model's projector has handled since its start; empty where none runs. */
  handled(): Readonly<Record<string, number>>;
  /** Looks at the log at once: somebody waits to read what they wrote. */
  hurry(streams: readonly string[]): void;
}

export interface ProjectorParts {
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly log: EventLog;
  /** Where there is one, all processes share the work of each read model. */
  readonly groupFeed: GroupFeed | undefined;
  /** Without a group feed: one of several projectors follows the log while the others stand by. */
  readonly oneOf: { readonly leases: Leases; readonly holder: string } | undefined;
  /** Who fills read models that have read nothing of a long log; undefined where a group feed does without. */
  readonly fills: Pick<FillPorts, 'leases' | 'holder' | 'onFilled'> | undefined;
  readonly logger: Logger;
  readonly tracing?: Tracing | undefined;
  /** Called whenever `behind` changes. */
  readonly onBehind?: (behind: readonly string[]) => void;
}

/** The name of a projector's process, and of the lease that makes it the active one. */
export const projectorLease = ({ definition }: Projection): string => `project-${definition.name}`;

/** Starts one projector for each read model. It stands by for good once a newer version of the product has rebuilt it. */
export function startProjectors(parts: ProjectorParts): Projectors {
  const { groupFeed, oneOf, fills, logger, onBehind } = parts;
  const fillFirst = fills && !groupFeed ? createFirstFill({ ...parts, ...fills }) : undefined;
  const behind = new Set<string>();
  const handled = new Map<string, number>();
  const report = () => onBehind?.([...behind]);
  const processes = PROJECTIONS.map((projection) => {
    const { name } = projection.definition;
    const run = async (signal: AbortSignal, worked: () => void) => {
      const onProgress: OnProgress = ({ events, caughtUp }) => {
        worked();
        handled.set(name, (handled.get(name) ?? 0) + events);
        if (caughtUp && behind.delete(name)) report();
      };
      behind.add(name);
      report();
      await fillFirst?.(projection, { signal, onProgress: worked });
      await (groupFeed
        ? share({ ...parts, groupFeed }, projection, signal, onProgress)
        : followLog(parts, projection, signal, onProgress));
    };
    const lease = projectorLease(projection);
    const project = (signal: AbortSignal, worked: () => void) =>
      oneOf && !groupFeed
        ? whileHeld(oneOf.leases, { name: lease, holder: oneOf.holder, signal }, (held) =>
            run(held.signal, worked),
          )
        : run(signal, worked);
    return startProcess(lease, logger, async (signal, { worked }) => {
      try {
        await project(signal, worked);
      } catch (error) {
        if (!(error instanceof VersionConflict && error.isNewer)) throw error;
        logger.warn({ readModel: name }, `${error.message}: a newer program projects it, this one stands by`);
        behind.delete(name);
        report();
        await aborted(signal);
      }
    });
  });
  return {
    processes,
    behind: () => [...behind],
    handled: () => Object.fromEntries(handled),
    hurry: (streams) => parts.feed.hurry?.(streams),
  };
}

type OnProgress = (progress: Pick<Progress, 'events' | 'caughtUp'>) => void;

/** Resolves when the signal aborts. */
const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

const followLog = (
  parts: ProjectorParts,
  projection: Projection,
  signal: AbortSignal,
  onProgress: OnProgress,
) =>
  follow(parts, projection, {
    signal,
    batchSize: BATCH,
    gathers: true,
    tracing: parts.tracing,
    onProgress: (progress) => {
      onProgress(progress);
      return true;
    },
  });

const share = (
  parts: ProjectorParts & { readonly groupFeed: GroupFeed },
  projection: Projection,
  signal: AbortSignal,
  onProgress: OnProgress,
) =>
  followGroup(parts, projection, {
    group: projection.definition.name,
    signal,
    tracing: parts.tracing,
    onProgress,
  });
