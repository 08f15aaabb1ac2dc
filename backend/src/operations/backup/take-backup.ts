import { createReadStream } from 'node:fs';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Vault } from '../../ports/vault.ts';
import { copyFiles, listingOf } from './files.ts';
import { type Counted, checkpointsIn, eventsOf } from './log-lines.ts';
import { encodeManifest, FORMAT, MANIFEST, type Manifest, type Piece } from './manifest.ts';
import { asLines, type Dress, writePiece } from './pieces.ts';
import { idOf } from './retention.ts';
import { backupsIn, objectMap, readManifest } from './stored-backups.ts';
import { recordsOf } from './vault-lines.ts';

/** Copies of the stores that are files, of one moment. A store that is none is undefined. */
export interface Snapshot {
  readonly log: { readonly file: string; readonly events: number; readonly position: string } | undefined;
  readonly vault: { readonly file: string } | undefined;
}

export interface BackupSource {
  readonly feed: EventFeed;
  readonly vault: Vault;
  readonly files: Pick<ObjectStorage, 'list' | 'head' | 'get'>;
}

export interface Order {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
  readonly installation: string;
  /** The version of the product. */
  readonly product: string;
  readonly at: Date;
  /** Whether all files are copied, or those alone that a restore needs to begin. */
  readonly allFiles: boolean;
  /** The files that belong to every back-up, by the beginnings of their keys. */
  readonly needed: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Makes a back-up while the product serves. The log comes first, then the vault, then the files: what no event names yet does no
 * harm. The manifest comes last, so that a back-up without one is unfinished.
 */
export async function takeBackup(source: BackupSource, snapshot: Snapshot, order: Order): Promise<Manifest> {
  const { place, sealing, at, say } = order;
  const id = idOf(at);
  const sealed: Dress = { compressed: true, sealing };
  const piece = (name: string) => `${id}/${name}.zst${sealing ? '.age' : ''}`;
  const before = await latestIn(place);
  const counted: Counted = { events: 0, position: '', handled: {} };
  const log = await writeLog(source, snapshot, counted, (form, bytes) =>
    writePiece(place, piece(`log.${form === 'sqlite' ? 'db' : 'jsonl'}`), bytes, sealed),
  );
  say(`log: ${log.events} events, ${megabytes(log.piece.bytes)}`);
  const vault = await writeVault(source, snapshot, (form, bytes) =>
    writePiece(place, piece(`vault.${form === 'sqlite' ? 'db' : 'jsonl'}`), bytes, sealed),
  );
  let copied = 0;
  const { files, objects } = await copyFiles(source.files, order.allFiles ? [''] : order.needed, {
    place,
    sealing,
    stored: before ? await objectMap(place, before) : new Map<string, Piece>(),
    onCopied: (bytes) => {
      copied += bytes;
    },
  });
  say(`files: ${files.length}, of which ${megabytes(copied)} are new in ${place.address}`);
  const manifest: Manifest = {
    format: FORMAT,
    product: order.product,
    id,
    at: at.toISOString(),
    installation: order.installation,
    sealedFor: sealing?.recipient ?? null,
    log,
    vault: { ...vault, checkpoints: counted.handled },
    files: {
      all: order.allFiles,
      listing: await writePiece(place, piece('files.jsonl'), listingOf(files), sealed),
      objects: await writePiece(place, `${id}/objects.jsonl.zst`, listingOf(objects.values()), {
        compressed: true,
        sealing: undefined,
      }),
      count: objects.size,
      bytes: [...objects.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
  await place.write(`${id}/${MANIFEST}`, once(Buffer.from(encodeManifest(manifest))));
  return manifest;
}

type Form = Manifest['log']['form'];
type Write = (form: Form, bytes: AsyncIterable<Uint8Array>) => Promise<Piece>;

async function writeLog(
  { feed, vault }: BackupSource,
  { log }: Snapshot,
  counted: Counted,
  write: Write,
): Promise<Manifest['log']> {
  if (log) {
    const { events, position } = log;
    return { form: 'sqlite', piece: await write('sqlite', createReadStream(log.file)), events, position };
  }
  // Read before the log: a process may do again what it did meanwhile, but passes over nothing.
  const checkpoints = await checkpointsIn(vault);
  const piece = await write('lines', asLines(eventsOf(feed, checkpoints, counted)));
  return { form: 'lines', piece, events: counted.events, position: counted.position };
}

async function writeVault(
  { feed, vault }: BackupSource,
  snapshot: Snapshot,
  write: Write,
): Promise<Omit<Manifest['vault'], 'checkpoints'>> {
  if (snapshot.vault)
    return { form: 'sqlite', piece: await write('sqlite', createReadStream(snapshot.vault.file)) };
  const end = snapshot.log && { compare: feed.compare, position: snapshot.log.position };
  return { form: 'lines', piece: await write('lines', asLines(recordsOf(vault, end))) };
}

/** Returns the latest finished back-up of a place. A damaged one has nothing to share. */
async function latestIn(place: BackupPlace): Promise<Manifest | undefined> {
  const id = (await backupsIn(place)).at(-1);
  return id === undefined ? undefined : readManifest(place, id).catch(() => undefined);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
