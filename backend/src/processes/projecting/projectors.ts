import type { Logger } from 'pino';
import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { whileHeld } from '../hold-lease.ts';
import { type Process, startProcess } from '../runner.ts';
import { createGathering, type Gathering } from './batch-window.ts';
import { followGroup } from './follow-group.ts';
import { follow } from './follow-log.ts';

/** Events at a time: the scans of a busy second are one batch, so that each code's document is written once for them. */
const BATCH = 10_000;

export interface Projectors {
  readonly processes: readonly Process[];
  /** Read models that this process keeps and that have not seen everything yet. */
  behind(): readonly string[];
  /** Projects at once: somebody waits to read what they wrote. */
  hurry(): void;
}

export interface ProjectorParts {
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly log: EventLog;
  /** Shares the work of each read model among all processes, where there is one. */
  readonly groupFeed: GroupFeed | undefined;
  /** Without a group feed: lets one of several projectors follow the log while the others stand by. */
  readonly oneOf: { readonly leases: Leases; readonly holder: string } | undefined;
  readonly logger: Logger;
  /** Told whenever `behind` changes. */
  readonly onBehind?: (behind: readonly string[]) => void;
}

/** One projector a read model. */
export function startProjectors(parts: ProjectorParts): Projectors {
  const { groupFeed, oneOf, logger, onBehind } = parts;
  const behind = new Set<string>();
  const gatherings: Gathering[] = [];
  const tell = () => onBehind?.([...behind]);
  const processes = PROJECTIONS.map((projection) => {
    const { name } = projection.definition;
    const gathering = createGathering();
    gatherings.push(gathering);
    const run = async (signal: AbortSignal) => {
      const onCaughtUp = () => {
        if (behind.delete(name)) tell();
      };
      behind.add(name);
      tell();
      await (groupFeed
        ? share({ ...parts, groupFeed }, projection, signal, onCaughtUp)
        : followLog(parts, projection, signal, gathering, onCaughtUp));
    };
    const lease = `project-${name}`;
    return startProcess(lease, logger, (signal) =>
      oneOf && !groupFeed
        ? whileHeld(oneOf.leases, { name: lease, holder: oneOf.holder, signal }, (held) => run(held.signal))
        : run(signal),
    );
  });
  return {
    processes,
    behind: () => [...behind],
    hurry: () => {
      for (const { hurry } of gatherings) hurry();
    },
  };
}

const followLog = (
  parts: ProjectorParts,
  projection: Projection,
  signal: AbortSignal,
  { pause }: Gathering,
  onCaughtUp: () => void,
) =>
  follow(parts, projection, {
    signal,
    batchSize: BATCH,
    gather: pause,
    onProgress: ({ caughtUp }) => {
      if (caughtUp) onCaughtUp();
      return true;
    },
  });

const share = (
  parts: ProjectorParts & { readonly groupFeed: GroupFeed },
  projection: Projection,
  signal: AbortSignal,
  onCaughtUp: () => void,
) =>
  followGroup(parts, projection, {
    group: projection.definition.name,
    signal,
    onProgress: ({ caughtUp }) => {
      if (caughtUp) onCaughtUp();
    },
  });
