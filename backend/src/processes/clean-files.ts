import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isOriginal, UPLOADS } from '../domain/qr-code/file-keys.ts';
import type { Clock } from '../ports/clock.ts';
import type { Media } from '../ports/media.ts';
import type { ObjectStorage } from '../ports/object-storage.ts';

interface Context {
  readonly files: ObjectStorage;
  readonly media: Media;
  readonly clock: Clock;
  readonly logger: Logger;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Looks for files to clean now, and once a day. */
export async function keepFilesClean(context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await cleanFiles(context, signal);
    await sleep(DAY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Replaces pictures and videos that were stored before uploads were cleaned by copies without metadata. What is clean is
 * noted beside each file, so that the work may stop anywhere and goes on. Files of the last hour are left to who saves them.
 */
export async function cleanFiles(
  { files, media, clock, logger }: Context,
  signal: AbortSignal,
): Promise<void> {
  const before = clock.now().getTime() - HOUR_MS;
  for await (const { key, modifiedAt } of files.list(UPLOADS)) {
    if (signal.aborted) return;
    if (!isOriginal(key) || modifiedAt.getTime() > before) continue;
    const became = await media.clean({ key });
    if (became === 'cleaned') logger.info({ key }, 'stored file cleaned of metadata');
    if (became === 'withheld') logger.warn({ key }, 'stored file withheld: its metadata cannot be removed');
  }
}
