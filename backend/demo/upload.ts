import { acceptFiles } from '../src/commands/files/accept-files.ts';
import { grantUploads } from '../src/commands/files/grant-uploads.ts';
import { typeOfName, type UploadFolder } from '../src/contract/content/files.ts';
import type { StoredFile } from '../src/domain/qr-code/content/file.ts';
import { incomingKey } from '../src/domain/qr-code/file-keys.ts';
import { accepted } from './accepted.ts';
import type { SeedPorts } from './context.ts';

/** A file to upload, with its description in words. */
export interface DrawnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description?: string;
}

export interface UploadTo {
  readonly code: string;
  readonly person: string;
  readonly folder: UploadFolder;
  /** Bytes that the files of the person may take. */
  readonly quota: number;
}

/** Uploads files as browsers do, and has the product look at them. Returns them as a content refers to them. */
export async function upload(
  present: SeedPorts,
  { code, person, folder, quota }: UploadTo,
  drawn: readonly DrawnFile[],
): Promise<StoredFile[]> {
  const files = drawn.map(({ name, bytes }) => ({
    name,
    type: typeOfName(name) ?? '',
    size: bytes.byteLength,
  }));
  const kept: ReadonlyMap<string, number> = new Map();
  const grants = accepted(
    await grantUploads(present, { code, person, folder, files, quota, kept }),
    `an upload for ${code}`,
  );
  const arrived = grants.flatMap(({ key }, index) => {
    const [file, announced] = [drawn[index], files[index]];
    return file && announced ? [{ key, file, type: announced.type }] : [];
  });
  for (const { key, file, type } of arrived) await present.files.put(incomingKey(key), type, file.bytes);
  const keys = arrived.map(({ key }) => key);
  const looked = await acceptFiles(present, { code, person, keys, known: {} });
  return arrived.map(({ key, file: { name, description } }) => {
    const stored = looked.files.get(key);
    if (!stored) throw new Error(`${name} was refused: ${looked.refused.get(key)}`);
    return description === undefined ? stored : { ...stored, description };
  });
}
