import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import pMap from 'p-map';
import { z } from 'zod';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { ObjectInfo } from '../../ports/object-info.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { BackupRefused, type Manifest, type Piece } from './manifest.ts';
import { asLines, fromLines, readPiece, writePiece } from './pieces.ts';
import { OBJECTS, objectMap } from './stored-backups.ts';

/** A file of a back-up. */
const ListedFile = z.object({
  key: z.string(),
  contentType: z.string(),
  /** Bytes of the file itself. */
  size: z.int(),
  /** The name of the object that holds it. */
  object: z.string(),
});
export type ListedFile = Readonly<z.infer<typeof ListedFile>>;

type FileSource = Pick<ObjectStorage, 'list' | 'head' | 'get'>;

interface Copying {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
  /** The objects that the place has already, by name. */
  readonly stored: ReadonlyMap<string, Piece>;
  readonly onCopied: (bytes: number) => void;
}

/** Files read at once. */
const AT_ONCE = 4;
/** Files whose heads are asked for at once. */
const BLOCK = 256;

export interface CopiedFiles {
  readonly files: readonly ListedFile[];
  readonly objects: ReadonlyMap<string, Piece>;
}

/**
 * Stores the files whose keys start with one of `prefixes`. A file that a back-up has is not read again, because its object is
 * named by what makes it this file. Files that are removed meanwhile are left out.
 */
export async function copyFiles(
  source: FileSource,
  prefixes: readonly string[],
  copying: Copying,
): Promise<CopiedFiles> {
  const files: ListedFile[] = [];
  const objects = new Map<string, Piece>();
  const copyAll = async (keys: readonly string[]) => {
    const copied = await pMap(keys, (key) => copyFile(source, key, copying), { concurrency: AT_ONCE });
    for (const one of copied) {
      if (!one) continue;
      files.push(one.file);
      objects.set(one.object.name, one.object);
    }
  };
  for (const prefix of prefixes) {
    let block: string[] = [];
    for await (const { key } of source.list(prefix)) {
      if (block.push(key) < BLOCK) continue;
      await copyAll(block);
      block = [];
    }
    await copyAll(block);
  }
  return { files, objects };
}

async function copyFile(source: FileSource, key: string, { place, sealing, stored, onCopied }: Copying) {
  const head = await source.head(key);
  if (!head) return undefined;
  const known = stored.get(objectName(head, sealing));
  if (known) return { file: listed(head, known), object: known };
  const found = await source.get(key);
  if (!found) return undefined;
  const { info, body } = found;
  try {
    const object = await writePiece(place, objectName(info, sealing), body, { compressed: false, sealing });
    onCopied(object.bytes);
    return { file: listed(info, object), object };
  } finally {
    body.destroy();
  }
}

const listed = ({ key, contentType, size }: ObjectInfo, { name }: Piece): ListedFile => ({
  key,
  contentType,
  size,
  object: name,
});

/** The storage gives each content of a key another `etag`. Whoever reads the name alone learns nothing of the file. */
function objectName({ key, contentType, size, etag }: ObjectInfo, sealing: Sealing | undefined): string {
  const name = hash('sha256', JSON.stringify([key, contentType, size, etag, sealing?.recipient ?? null]));
  return `${OBJECTS}/${name.slice(0, 2)}/${name}`;
}

/** Yields the files of a back-up. */
export async function* filesOf(
  place: BackupPlace,
  { files }: Manifest,
  sealing: Sealing | undefined,
): AsyncGenerator<ListedFile> {
  const lines = fromLines(readPiece(place, files.listing, { compressed: true, sealing }));
  for await (const line of lines) yield ListedFile.parse(line);
}

/** Puts the files of a back-up into a storage. A file that is there with this type and size stays. */
export async function restoreFiles(
  { place, sealing }: Pick<Copying, 'place' | 'sealing'>,
  manifest: Manifest,
  target: Pick<ObjectStorage, 'head' | 'put'>,
  onRestored: (bytes: number) => void,
): Promise<void> {
  const objects = await objectMap(place, manifest);
  await pMap(
    filesOf(place, manifest, sealing),
    async ({ key, contentType, size, object }) => {
      const there = await target.head(key);
      if (there?.size === size && there.contentType === contentType) return;
      const piece = objects.get(object);
      if (!piece) throw new BackupRefused(`no object holds the file ${key}`);
      const bytes = readPiece(place, piece, { compressed: false, sealing });
      const { size: put } = await target.put(key, contentType, Readable.from(bytes));
      if (put !== size) throw new BackupRefused(`${piece.name} holds ${put} bytes of ${size}`);
      onRestored(size);
    },
    { concurrency: AT_ONCE },
  );
}

/** The lines of a listing. */
export const listingOf = (values: Iterable<unknown>) => asLines(iterate(values));

async function* iterate<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}
