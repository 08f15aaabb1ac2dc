import type { Logger } from 'pino';
import type { OpenKafka } from '../../adapters/kafka/kafka.ts';
import { removesAnything } from '../../contract/legal/retention-periods.ts';
import type { PartName } from '../../contract/schemas/operations/part-names.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { keepBackups } from '../../processes/backups/keep-backups.ts';
import { clampCheckpoints } from '../../processes/clamp-checkpoints.ts';
import { keepFilesClean } from '../../processes/clean-files.ts';
import { checkSaved } from '../../processes/destinations/check-saved.ts';
import { RECHECK_DESTINATIONS, recheckDestinations } from '../../processes/destinations/recheck.ts';
import { watchLists } from '../../processes/destinations/watch-lists.ts';
import { whileHeld } from '../../processes/hold-lease.ts';
import { watchSenders } from '../../processes/mail-sender/watch-sender.ts';
import type { MailSites } from '../../processes/mails/site.ts';
import { carryOutDecisions } from '../../processes/reactions/carry-out-decisions.ts';
import { erasePeople, forgetPeople } from '../../processes/reactions/erase-people.ts';
import { expandBatches } from '../../processes/reactions/expand-batches.ts';
import { finishHandOvers } from '../../processes/reactions/finish-hand-overs.ts';
import { mailOutboxes, retryMails } from '../../processes/reactions/mail-outbox.ts';
import { preparePictures } from '../../processes/reactions/prepare-files.ts';
import { type Reaction, react } from '../../processes/reactions/react.ts';
import { releaseEmails } from '../../processes/reactions/release-emails.ts';
import { runBulkActions } from '../../processes/reactions/run-bulk-actions.ts';
import { settleClaims } from '../../processes/reactions/settle-claims.ts';
import { relay, relayTo } from '../../processes/relay/relay.ts';
import { RelayLag } from '../../processes/relay/relay-lag.ts';
import { tracedPublisher } from '../../processes/relay/traced-publisher.ts';
import { besideRebuilds } from '../../processes/retention/beside-rebuilds.ts';
import { keepRetention } from '../../processes/retention/keep-retention.ts';
import { type Process, startProcess } from '../../processes/runner.ts';
import { startSweeper } from '../../processes/sweep-vault.ts';
import type { Tries } from '../../processes/tries.ts';
import { CONVERT_VIDEOS, convertVideos } from '../../processes/videos/convert-videos.ts';
import { fillOutbox, OUTBOX_STREAMS } from '../../processes/webhooks/follow.ts';
import { WEBHOOK_OUTBOX } from '../../processes/webhooks/kept-state.ts';
import { sendWebhooks } from '../../processes/webhooks/sender.ts';
import { trimHourly } from '../../processes/webhooks/trim-hourly.ts';
import { assertBackupSettings } from '../backup/place.ts';
import type { Ports } from '../ports.ts';
import { type Config, isDistributed } from '../settings/config.ts';
import { backupProgram } from './backup-program.ts';
import { mailSendersOf, openDns } from './mail-sender.ts';

type RelayingPorts = Pick<Ports, 'feed' | 'vault' | 'leases'> & {
  readonly kafka: Pick<OpenKafka, 'topic' | 'publisher'> | undefined;
  readonly tracing?: Tracing | undefined;
};

/** Returns every reaction. */
export const reactionsOf = (ports: Ports, sites: MailSites, logger: Logger): readonly Reaction[] => [
  expandBatches(ports, logger),
  settleClaims(ports),
  releaseEmails(ports),
  ...mailOutboxes({ ...ports, ...sites, logger }),
  finishHandOvers(ports),
  erasePeople(ports),
  forgetPeople(ports),
  preparePictures(ports),
  runBulkActions(ports),
  carryOutDecisions(ports),
  ...checkSaved(ports, ports.threats),
];

/** What follows the log with a checkpoint of its own, beside the read models. */
export const followersOf = (
  ports: Ports,
  sites: MailSites,
  logger: Logger,
): readonly Pick<Reaction, 'name' | 'streams'>[] => [
  ...reactionsOf(ports, sites, logger),
  CONVERT_VIDEOS,
  { name: WEBHOOK_OUTBOX, streams: OUTBOX_STREAMS },
];

/** Starts the reactions to events, the retries of mails, and the webhooks. One process runs each of them, the others stand by. */
export async function startReactions(
  ports: Ports,
  config: Config,
  sites: MailSites,
  holder: string,
  logger: Logger,
  onTried: (delivered: boolean) => void,
): Promise<readonly Process[]> {
  // Nobody else reacts on a data folder that it holds. Processes with engines share no folder.
  const reactsAlone = config.role === 'all' && !isDistributed(config);
  const start = (name: PartName, work: (signal: AbortSignal, tries: Tries) => Promise<void>) =>
    startProcess(name, logger, (signal, tries) =>
      reactsAlone
        ? work(signal, tries)
        : whileHeld(ports.leases, { name, holder, signal }, (held) => work(held.signal, tries)),
    );
  const reactions = reactionsOf(ports, sites, logger);
  const senders = mailSendersOf(config);
  await assertBackupSettings(config);
  await clampCheckpoints({ ...ports, logger }, [
    ...followersOf(ports, sites, logger).map(({ name }) => name),
    RECHECK_DESTINATIONS,
  ]);
  return [
    ...reactions.map((reaction) =>
      start(reaction.name, (signal, tries) => react(ports, reaction, signal, tries)),
    ),
    start(CONVERT_VIDEOS.name, (signal, tries) => convertVideos(ports, signal, tries)),
    start('mail-retries', (signal) => retryMails({ ...ports, ...sites, logger }, signal)),
    ...(senders.length > 0
      ? [
          start('mail-sender', (signal) =>
            watchSenders({ ...ports, resolveTxt: openDns(signal) }, senders, signal),
          ),
        ]
      : []),
    start(WEBHOOK_OUTBOX, (signal) => fillOutbox(ports, signal)),
    start('webhook-sender', (signal) => sendWebhooks({ ...ports, onTried }, signal)),
    start('webhook-log', (signal) => trimHourly(ports.vault, signal)),
    ...(config.backup.to === undefined
      ? []
      : [
          start('backup', (signal) =>
            keepBackups(
              { ...ports, makeBackup: backupProgram(config, logger) },
              { atMinute: config.backup.atMinute, uploads: config.backup.files },
              signal,
            ),
          ),
        ]),
    // Each process holds the lists, so that it can check at once when it takes over.
    ...(ports.threats.held.length === 0
      ? []
      : [
          startProcess('destination-lists', logger, (signal) =>
            watchLists({ ...ports, lists: ports.threats.refreshed }, signal),
          ),
        ]),
    start(RECHECK_DESTINATIONS, (signal) => recheckDestinations(ports, signal)),
    ...(removesAnything(config.retention)
      ? [
          start('retention', (signal) =>
            keepRetention(
              {
                ...ports,
                logger,
                besideRebuilds: (work) => besideRebuilds(ports, `${holder} retention`, work),
              },
              config.retention,
              signal,
            ),
          ),
        ]
      : []),
    start('clean-files', (signal) => keepFilesClean({ ...ports, logger }, signal)),
    startSweeper(ports, logger),
  ];
}

/** Starts the relay, which copies every event to Kafka. One of several relays is active. */
export async function startRelay(
  { feed, vault, leases, kafka, tracing }: RelayingPorts,
  holder: string,
  logger: Logger,
  lag = new RelayLag(),
): Promise<readonly Process[]> {
  if (!kafka) return [];
  const publisher = lag.watch(tracedPublisher(kafka.publisher, tracing));
  const ports = { feed, vault, leases, publisher, logger };
  await clampCheckpoints(ports, [relayTo(kafka.topic)]);
  const { onActive } = lag;
  const options = { name: relayTo(kafka.topic), holder, onActive };
  return [
    startProcess('relay', logger, (signal, { failed, worked }) => {
      const onProgress: typeof lag.onProgress = (progress) => {
        lag.onProgress(progress);
        worked();
      };
      return relay(ports, { ...options, signal, onProgress, onFailed: failed });
    }),
  ];
}
