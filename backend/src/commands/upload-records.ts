import { z } from 'zod';
import { UploadFolder } from '../contract/content/files.ts';
import type { Clock } from '../ports/clock.ts';
import type { Vault } from '../ports/vault.ts';

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
});
export type Upload = z.infer<typeof Upload>;

const Uploads = z.array(Upload);

/** A file that is part of no content after a day is removed. An hour before, it can't become part of one any more. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;
const USABLE_MS = UPLOAD_LIFETIME_MS - 60 * 60 * 1000;

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** Returns the uploads of a person that may still become content. */
export async function uploadsOf(context: Context, person: string): Promise<readonly Upload[]> {
  return (await read(context, person)).uploads;
}

/** Replaces a person's uploads by what `change` returns of them. It starts over where another change came first. */
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
    const put = { kind: 'upload', id: person, value: [...value], seen: version, expiresAt } as const;
    if (await context.vault.put(put)) return true;
  }
}

async function read({ vault, clock }: Context, person: string) {
  const record = await vault.get('upload', person);
  const oldest = clock.now().getTime() - USABLE_MS;
  const uploads = record ? Uploads.parse(record.value).filter(({ at }) => at > oldest) : [];
  return { uploads, version: record?.version ?? 0 };
}
