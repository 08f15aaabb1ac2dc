import { z } from 'zod';
import { UploadFolder } from '../../contract/content/files.ts';
import { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { PersonKeys } from '../../log/person-keys.ts';
import { open, seal } from '../../log/seal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Json } from '../../ports/json/json.ts';
import type { Vault } from '../../ports/vault.ts';

/** An upload that was allowed, until its file is part of a content. Sizes in bytes, times in milliseconds since 1970. */
const Upload = z.object({
  key: z.string(),
  code: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  folder: UploadFolder,
  at: z.int(),
  /** The id of an upload in parts; null before it starts. */
  multipart: z.string().nullable(),
  /** Whether the file has got its own key, which no address for uploads reaches. */
  settled: z.boolean(),
  /** What was found in the file; absent before it was looked at, and in records of before. */
  found: StoredFile.optional(),
});
export type Upload = z.infer<typeof Upload>;

const Uploads = z.array(Upload);

/** A file that is part of no content after a day is removed. An hour before, it can't become part of one any more. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;
const USABLE_MS = UPLOAD_LIFETIME_MS - 60 * 60 * 1000;

interface Context {
  readonly keys: PersonKeys;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** Returns the uploads of a person that may still become content. */
export async function uploadsOf(context: Context, person: string): Promise<readonly Upload[]> {
  return (await read(context, person)).uploads;
}

/**
 * Replaces a person's uploads by what `change` returns of them. It starts over where another change came first. The record is
 * sealed under the person's key, because names of files are personal. False also for an erased person.
 */
export async function changeUploads(
  context: Context,
  person: string,
  change: (uploads: readonly Upload[]) => readonly Upload[] | undefined,
): Promise<boolean> {
  for (;;) {
    const { uploads, version } = await read(context, person);
    const value = change(uploads);
    if (value === undefined) return false;
    const expiresAt = new Date(context.clock.now().getTime() + UPLOAD_LIFETIME_MS).toISOString();
    const key = await context.keys.findOrCreate(person);
    if (!key) return false;
    const sealed = seal(key, contextOf(person), JSON.stringify(value));
    const put = { kind: 'upload', id: person, value: sealed, seen: version, expiresAt } as const;
    if (await context.vault.put(put)) return true;
  }
}

const contextOf = (person: string): string => `uploads ${person}`;

async function read({ vault, clock, keys }: Context, person: string) {
  const record = await vault.get('upload', person);
  const oldest = clock.now().getTime() - USABLE_MS;
  const all = record ? await openedUploads(keys, person, record.value) : [];
  return { uploads: all.filter(({ at }) => at > oldest), version: record?.version ?? 0 };
}

/** Records of before they were sealed are lists. */
async function openedUploads(keys: PersonKeys, person: string, value: Json): Promise<readonly Upload[]> {
  if (typeof value !== 'string') return Uploads.parse(value);
  const key = await keys.find(person);
  return key ? Uploads.parse(JSON.parse(open(key, contextOf(person), value).toString())) : [];
}
