import type { Logger } from 'pino';
import { CODE_STREAMS } from '../domain/qr-code/events.ts';
import type { Resolver } from '../http/resolver/resolver.ts';
import { expandBatches } from '../processes/expand-batches.ts';
import { gathering } from '../processes/gathering.ts';
import { mailOutbox } from '../processes/mail-outbox.ts';
import { follow } from '../processes/project.ts';
import { type Reaction, react } from '../processes/react.ts';
import { type Process, startProcess } from '../processes/runner.ts';
import { settleClaims } from '../processes/settle-claims.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Ports } from './ports.ts';

/** One projector a read model. `caughtUp` says whether they have all seen everything once. */
export function startProjectors(
  ports: Ports,
  logger: Logger,
): { readonly processes: readonly Process[]; behind(): readonly string[] } {
  const behind = new Set(PROJECTIONS.map(({ definition }) => definition.name));
  const processes = PROJECTIONS.map((projection) =>
    startProcess(`project-${projection.definition.name}`, logger, (signal) =>
      follow(ports, projection, {
        signal,
        gather: gathering(ports.log),
        onProgress: ({ caughtUp }) => {
          if (caughtUp) behind.delete(projection.definition.name);
          return true;
        },
      }),
    ),
  );
  return { processes, behind: () => [...behind] };
}

/** What happens because of events: batches expanded, waiting claims settled, mail sent. */
export function startReactions(ports: Ports, publicUrl: string, logger: Logger): readonly Process[] {
  const reactions: readonly Reaction[] = [
    expandBatches(ports, logger),
    settleClaims(ports),
    mailOutbox({ ...ports, logger, publicUrl }),
  ];
  return reactions.map((reaction) =>
    startProcess(reaction.name, logger, (signal) => react(ports, reaction, signal)),
  );
}

/** Keeps the resolver's cache true to what other processes append. */
export function startFollower({ feed }: Ports, resolver: Resolver, logger: Logger): Process {
  return startProcess('follow-codes', logger, async (signal) => {
    for await (const { events } of feed.subscribe({ after: 'now', streams: [CODE_STREAMS], signal })) {
      for (const { stream } of events) resolver.forget(stream);
    }
  });
}
