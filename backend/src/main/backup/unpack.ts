import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import { measureLog } from '../../adapters/sqlite/snapshot.ts';
import { appendLines, checkpointsIn } from '../../operations/backup/log-lines.ts';
import { BackupRefused, type Manifest } from '../../operations/backup/manifest.ts';
import { fromLines, readPiece } from '../../operations/backup/pieces.ts';
import { restoreFiles } from '../../operations/backup/restore-files.ts';
import { putLines } from '../../operations/backup/vault-lines.ts';
import { readToEnd } from '../../operations/read-to-end.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { isRelay } from '../../processes/relay/relay.ts';
import { openFiles } from '../engines/files.ts';
import { openStores } from '../engines/stores.ts';
import { tellsOfUse } from '../parts/part.ts';
import type { Config } from '../settings/config.ts';
import { prepareFolder } from '../settings/folder.ts';
import { Startup } from '../startup.ts';

export interface Chosen {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  /** Undefined for a back-up that is not sealed. */
  readonly sealing: Sealing | undefined;
}

interface Unpacking {
  readonly files: boolean;
  readonly logger: Logger;
  readonly say: (line: string) => void;
}

/**
 * Puts a back-up into the stores of a configuration, which must be empty. Rejects with `BackupRefused` before it writes anything
 * where they are not, or where they cannot take its form.
 */
export async function unpack(
  config: Config,
  { place, manifest, sealing }: Chosen,
  { files, logger, say }: Unpacking,
): Promise<void> {
  assertForms(config, manifest);
  prepareFolder(config.dataDir);
  const { log, vault } = manifest;
  const dress = { compressed: true, sealing };
  const folder = openBackupFolder(config.dataDir);
  if (log.form === 'sqlite') await folder.write('events.db', readPiece(place, log.piece, dress));
  if (vault.form === 'sqlite') await folder.write('vault.db', readPiece(place, vault.piece, dress));
  if (log.form === 'sqlite') assertCount(manifest, measureLog(join(config.dataDir, 'events.db')).events);
  await unpackLines(config, { place, manifest, sealing }, logger);
  if (!files) return;
  const startup = new Startup(logger);
  const scratch = openSqliteScratch(config.dataDir);
  const target = await openFiles(config, config.publicUrl ?? 'http://localhost', {
    secret: new Uint8Array(),
    logger,
    startup,
    prepares: true,
  });
  try {
    let bytes = 0;
    await restoreFiles({ place, sealing, scratch }, manifest, target.files, (more) => {
      bytes += more;
    });
    say(`files: ${manifest.files.count}, ${Math.ceil(bytes / 1e6)} MB`);
  } finally {
    scratch.close();
    await target.files.close();
  }
}

function assertForms({ eventStoreUrl, mongoUrl }: Config, { log, vault }: Manifest): void {
  const asFile = [
    ...(log.form === 'sqlite' && eventStoreUrl !== undefined ? ['EVENTSTORE_URL'] : []),
    ...(vault.form === 'sqlite' && mongoUrl !== undefined ? ['MONGODB_URL'] : []),
  ];
  if (asFile.length > 0)
    throw new BackupRefused(
      `it is of an embedded installation: restore it without ${asFile.join(' and ')}, then move it with "npm run migrate"`,
    );
}

function assertCount({ log }: Manifest, events: number): void {
  if (events !== log.events)
    throw new BackupRefused(`the log holds ${events} events in place of ${log.events}`);
}

/** Appends the events, and puts the records, that are lines. */
async function unpackLines(
  config: Config,
  { place, manifest, sealing }: Chosen,
  logger: Logger,
): Promise<void> {
  const { log, vault } = manifest;
  if (log.form !== 'lines' && vault.form !== 'lines') return;
  const { events, feed, documents, kafka } = await openStores(config, logger, new Startup(logger), 'this');
  const lines = ({ name, bytes, sha256 }: Manifest['log']['piece']) =>
    fromLines(Readable.from(readPiece(place, { name, bytes, sha256 }, { compressed: true, sealing })));
  try {
    if (log.form === 'lines')
      for await (const found of readToEnd(feed))
        if (found.length > 0)
          throw new BackupRefused('the event store holds events: empty it first, or name another');
    if (vault.form === 'lines')
      for await (const record of documents.vault.scan())
        if (tellsOfUse(record))
          throw new BackupRefused('the vault holds secrets: empty it first, or name another');
    if (vault.form === 'lines') await putLines(lines(vault.piece), documents.vault);
    if (log.form !== 'lines') return;
    const places = await appendLines(lines(log.piece), { store: events, feed }, vault.checkpoints);
    // A copy of a vault has those of the log before. A topic is emptied, and filled from the first event.
    for (const name of (await checkpointsIn(documents.vault)).keys())
      await documents.vault.delete('checkpoint', name);
    for (const [name, position] of places)
      if (!isRelay(name)) await keepProcessCheckpoint(documents.vault, name, position);
  } finally {
    await Promise.all([events.close(), kafka?.close()]);
    await documents.close();
  }
}
