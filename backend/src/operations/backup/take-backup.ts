import { createReadStream } from 'node:fs';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { discard, removeInterrupted } from './interrupted.ts';
import { type Counted, checkpointsIn, eventsOf } from './log-lines.ts';
import { encodeManifest, FORMAT, MANIFEST, type Manifest, type Piece } from './manifest.ts';
import type { BackupSource, Order } from './order.ts';
import { writeOwner } from './owner.ts';
import { asLines, type Dress, pieceName, writePiece } from './pieces.ts';
import { idOf } from './retention.ts';
import { recordsOf } from './vault-lines.ts';
import { megabytes, writeFiles } from './write-files.ts';

/** Copies of the stores that are files, of one moment. A store that is none is undefined. */
export interface Snapshot {
  readonly log: { readonly file: string; readonly events: number; readonly position: string } | undefined;
  readonly vault: { readonly file: string } | undefined;
}

/**
 * Makes a back-up while the product serves. The log comes first, then the vault, then the files: what no event names yet does no
 * harm. The manifest comes last, so that a back-up without one is unfinished. Where it fails, its pieces are removed: a place that
 * is full has room again.
 */
export async function takeBackup(source: BackupSource, snapshot: Snapshot, order: Order): Promise<Manifest> {
  const { place, at } = order;
  await removeInterrupted(place, at);
  const id = await freeId(place, at);
  try {
    return await writeAll(source, snapshot, order, id);
  } catch (error) {
    await discard(place, id).catch(() => undefined);
    throw error;
  }
}

async function writeAll(
  source: BackupSource,
  snapshot: Snapshot,
  order: Order,
  id: string,
): Promise<Manifest> {
  const { place, sealing, at, say } = order;
  const owner = await writeOwner(place, id, order.installation);
  const sealed: Dress = { compressed: true, sealing };
  const piece = (name: string) => pieceName(id, name, sealing);
  const counted: Counted = { events: 0, position: '', handled: {} };
  const log = await writeLog(source, snapshot, counted, (form, bytes) =>
    writePiece(place, piece(`log.${form === 'sqlite' ? 'db' : 'jsonl'}`), bytes, sealed),
  );
  say(`log: ${log.events} events, ${megabytes(log.piece.bytes)}`);
  const vault = await writeVault(source, snapshot, (form, bytes) =>
    writePiece(place, piece(`vault.${form === 'sqlite' ? 'db' : 'jsonl'}`), bytes, sealed),
  );
  const files = await writeFiles(source, order, id);
  const manifest: Manifest = {
    format: FORMAT,
    product: order.product,
    id,
    at: at.toISOString(),
    installation: order.installation,
    owner,
    sealedFor: sealing?.recipient ?? null,
    log,
    vault: { ...vault, checkpoints: counted.handled },
    files,
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

/** Returns a name that no back-up of the place has: those of two installations may begin in the same second. */
async function freeId(place: BackupPlace, at: Date): Promise<string> {
  for (let time = at.getTime(); ; time += 1000) {
    const id = idOf(new Date(time));
    if (!(await holdsAny(place, `${id}/`))) return id;
  }
}

async function holdsAny(place: BackupPlace, prefix: string): Promise<boolean> {
  for await (const _piece of place.list(prefix)) return true;
  return false;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
