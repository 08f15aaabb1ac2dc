import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OpenKafka } from '../adapters/kafka/kafka.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import type { Resolver } from '../http/resolver/resolver.ts';
import type { Position } from '../ports/event-feed.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { expandBatches } from '../processes/reactions/expand-batches.ts';
import { mailOutbox, retryMails } from '../processes/reactions/mail-outbox.ts';
import { type Reaction, react } from '../processes/reactions/react.ts';
import { releaseEmails } from '../processes/reactions/release-emails.ts';
import { settleClaims } from '../processes/reactions/settle-claims.ts';
import { relay, relayTo } from '../processes/relay/relay.ts';
import { RelayLag } from '../processes/relay/relay-lag.ts';
import { type Process, startProcess } from '../processes/runner.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';

type RelayingPorts = Pick<Ports, 'feed' | 'vault' | 'leases'> & {
  readonly kafka: Pick<OpenKafka, 'topic' | 'publisher'> | undefined;
};

const HOUR_MS = 60 * 60 * 1000;

/** What happens because of events: batches expanded, waiting claims settled, mail sent. One process does it, others stand by. */
export function startReactions(
  ports: Ports,
  { role }: Config,
  publicUrl: string,
  holder: string,
  logger: Logger,
): readonly Process[] {
  const mailing = { ...ports, logger, publicUrl };
  const start = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
    startProcess(name, logger, (signal) =>
      role === 'all'
        ? work(signal)
        : whileHeld(ports.leases, { name, holder, signal }, (held) => work(held.signal)),
    );
  const reactions: readonly Reaction[] = [
    expandBatches(ports, logger),
    settleClaims(ports),
    releaseEmails(ports),
    mailOutbox(mailing),
  ];
  return [
    ...reactions.map((reaction) => start(reaction.name, (signal) => react(ports, reaction, signal))),
    start('mail-retries', (signal) => retryMails(mailing, signal)),
    startSweeper(ports, logger),
  ];
}

/** Removes secrets that have expired, once an hour. */
const startSweeper = ({ vault }: Ports, logger: Logger): Process =>
  startProcess('sweep-vault', logger, async (signal) => {
    while (!signal.aborted) {
      await vault.sweep();
      await sleep(HOUR_MS, undefined, { signal }).catch(() => undefined);
    }
  });

/** Hands every event on to Kafka; several may be started, one is active. */
export function startRelay(
  { feed, vault, leases, kafka }: RelayingPorts,
  holder: string,
  logger: Logger,
  lag = new RelayLag(),
): readonly Process[] {
  if (!kafka) return [];
  const ports = { feed, vault, leases, publisher: lag.watch(kafka.publisher), logger };
  const { onActive, onProgress } = lag;
  const options = { name: relayTo(kafka.topic), holder, onActive, onProgress };
  return [startProcess('relay', logger, (signal) => relay(ports, { ...options, signal }))];
}

/** Keeps what this process holds in memory true to what others append: keys of people who were erased, and resolved codes. */
export function startFollower(
  { feed }: Ports,
  { forget, resolver }: { readonly forget: (person: string) => void; readonly resolver?: Resolver },
  logger: Logger,
): Process {
  let after: 'now' | Position = 'now';
  const streams = resolver ? [QR_CODE.prefix, ACCOUNT.prefix] : [ACCOUNT.prefix];
  return startProcess('follow-changes', logger, async (signal) => {
    for await (const batch of feed.subscribe({ after, streams, signal })) {
      if (after === 'now') resolver?.forgetAll();
      for (const { stream, type } of batch.events) {
        if (type === 'PersonErased') {
          forget(ACCOUNT.keyOf(stream) ?? stream);
          resolver?.forgetAll();
        }
        resolver?.forget(stream);
      }
      after = batch.position;
    }
  });
}
