import { hash } from 'node:crypto';
import { z } from 'zod';

/** The version of what a back-up looks like. A program restores this one and earlier ones. */
export const FORMAT = 1;

/** A piece of a back-up as it is stored: compressed, and sealed where the back-up is. */
const Piece = z.object({
  name: z.string(),
  /** Bytes. */
  bytes: z.int(),
  /** SHA-256 of these bytes in hexadecimal digits. */
  sha256: z.string().length(64),
});
export type Piece = Readonly<z.infer<typeof Piece>>;

/** `sqlite`: a copy of the file. `lines`: a JSON value a line, of any engine. */
const Form = z.enum(['sqlite', 'lines']);

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that made it. */
  product: z.string(),
  /** The name of the back-up in its place: when it was begun, as `20261127T030000Z`. */
  id: z.string(),
  /** When it was begun: ISO 8601, UTC. */
  at: z.string(),
  /** The id of the installation. */
  installation: z.string(),
  /** The piece that names the installation, also while a back-up is unfinished. Those of earlier versions lack it. */
  owner: Piece.optional(),
  /** The public key that it is sealed for; null where it is not sealed. */
  sealedFor: z.string().nullable(),
  log: z.object({ form: Form, piece: Piece, events: z.int(), position: z.string() }),
  vault: z.object({
    form: Form,
    piece: Piece,
    /** How many events of the log each process had handled. For `lines`, whose positions another engine does not know. */
    checkpoints: z.record(z.string(), z.int()),
  }),
  files: z.object({
    /** Whether all files are there. Else these are the mark of the installation and the list of erased people. */
    all: z.boolean(),
    /** What each file is, and the object that holds it. */
    listing: Piece,
    /** The stored bytes of each object. It names no file, and is never sealed. */
    objects: Piece,
    count: z.int(),
    /** Bytes of all objects. */
    bytes: z.int(),
  }),
});
export type Manifest = Readonly<z.infer<typeof Manifest>>;

export const MANIFEST = 'manifest.json';

/** A back-up that cannot be restored: damaged, unfinished or of another format. */
export class BackupRefused extends Error {}

/** Returns the manifest as it is stored: one line, and its hash on the next. */
export function encodeManifest(manifest: Manifest): string {
  const line = JSON.stringify(manifest);
  return `${line}\n${hash('sha256', line)}\n`;
}

/** Throws `BackupRefused` for a text that is not what `encodeManifest` made. */
export function decodeManifest(text: string): Manifest {
  const [line = '', sum, end, ...more] = text.split('\n');
  if (sum !== hash('sha256', line) || end !== '' || more.length > 0)
    throw new BackupRefused(`${MANIFEST} is damaged`);
  const value: unknown = JSON.parse(line);
  const format = z.object({ format: z.int() }).parse(value).format;
  if (format > FORMAT)
    throw new BackupRefused(
      `it has format ${format}, and this program knows ${FORMAT}: restore it with the newer version`,
    );
  return Manifest.parse(value);
}

/** The bytes that a back-up takes, those of objects that it shares with others included. */
export const sizeOf = ({ owner, log, vault, files }: Manifest): number =>
  (owner?.bytes ?? 0) +
  log.piece.bytes +
  vault.piece.bytes +
  files.listing.bytes +
  files.objects.bytes +
  files.bytes;
