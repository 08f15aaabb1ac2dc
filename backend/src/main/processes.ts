import type { Logger } from 'pino';
import type { OpenKafka } from '../adapters/kafka/kafka.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { WEBHOOK } from '../domain/webhook/webhook.ts';
import { clampCheckpoints } from '../processes/clamp-checkpoints.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { erasePeople, forgetPeople } from '../processes/reactions/erase-people.ts';
import { expandBatches } from '../processes/reactions/expand-batches.ts';
import { mailOutbox, retryMails } from '../processes/reactions/mail-outbox.ts';
import { convertVideos, preparePictures } from '../processes/reactions/prepare-files.ts';
import { type Reaction, react } from '../processes/reactions/react.ts';
import { releaseEmails } from '../processes/reactions/release-emails.ts';
import { runBulkActions } from '../processes/reactions/run-bulk-actions.ts';
import { settleClaims } from '../processes/reactions/settle-claims.ts';
import { relay, relayTo } from '../processes/relay/relay.ts';
import { RelayLag } from '../processes/relay/relay-lag.ts';
import { type Process, startProcess } from '../processes/runner.ts';
import { startSweeper } from '../processes/sweep-vault.ts';
import { fillOutbox } from '../processes/webhooks/follow.ts';
import { WEBHOOK_OUTBOX } from '../processes/webhooks/kept-state.ts';
import { sendWebhooks } from '../processes/webhooks/sender.ts';
import { trimHourly } from '../processes/webhooks/trim-hourly.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';

type RelayingPorts = Pick<Ports, 'feed' | 'vault' | 'leases'> & {
  readonly kafka: Pick<OpenKafka, 'topic' | 'publisher'> | undefined;
};

/** Returns every reaction. */
export const reactionsOf = (ports: Ports, publicUrl: string, logger: Logger): readonly Reaction[] => [
  expandBatches(ports, logger),
  settleClaims(ports),
  releaseEmails(ports),
  mailOutbox({ ...ports, logger, publicUrl }),
  erasePeople(ports),
  forgetPeople(ports),
  preparePictures(ports),
  convertVideos(ports),
  runBulkActions(ports),
];

/** What follows the log with a checkpoint of its own, beside the read models. */
export const followersOf = (
  ports: Ports,
  publicUrl: string,
  logger: Logger,
): readonly Pick<Reaction, 'name' | 'streams'>[] => [
  ...reactionsOf(ports, publicUrl, logger),
  { name: WEBHOOK_OUTBOX, streams: [WEBHOOK.prefix, QR_CODE.prefix] },
];

/** Starts the reactions to events, the retries of mails, and the webhooks. One process runs each of them, the others stand by. */
export async function startReactions(
  ports: Ports,
  { role }: Config,
  publicUrl: string,
  holder: string,
  logger: Logger,
  onTried: (delivered: boolean) => void,
): Promise<readonly Process[]> {
  const start = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
    startProcess(name, logger, (signal) =>
      role === 'all'
        ? work(signal)
        : whileHeld(ports.leases, { name, holder, signal }, (held) => work(held.signal)),
    );
  const reactions = reactionsOf(ports, publicUrl, logger);
  await clampCheckpoints(
    { ...ports, logger },
    followersOf(ports, publicUrl, logger).map(({ name }) => name),
  );
  return [
    ...reactions.map((reaction) => start(reaction.name, (signal) => react(ports, reaction, signal))),
    start('mail-retries', (signal) => retryMails({ ...ports, logger, publicUrl }, signal)),
    start(WEBHOOK_OUTBOX, (signal) => fillOutbox(ports, signal)),
    start('webhook-sender', (signal) => sendWebhooks({ ...ports, onTried }, signal)),
    start('webhook-log', (signal) => trimHourly(ports.vault, signal)),
    startSweeper(ports, logger),
  ];
}

/** Starts the relay, which copies every event to Kafka. One of several relays is active. */
export async function startRelay(
  { feed, vault, leases, kafka }: RelayingPorts,
  holder: string,
  logger: Logger,
  lag = new RelayLag(),
): Promise<readonly Process[]> {
  if (!kafka) return [];
  const ports = { feed, vault, leases, publisher: lag.watch(kafka.publisher), logger };
  await clampCheckpoints(ports, [relayTo(kafka.topic)]);
  const { onActive, onProgress } = lag;
  const options = { name: relayTo(kafka.topic), holder, onActive, onProgress };
  return [startProcess('relay', logger, (signal) => relay(ports, { ...options, signal }))];
}
