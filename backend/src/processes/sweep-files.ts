import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UPLOAD_LIFETIME_MS } from '../commands/files/upload-records.ts';
import { DOMAIN_SETTINGS } from '../domain/domain-settings/domain-settings.ts';
import { logoOfKey, STORED_LOGOS } from '../domain/domain-settings/logo-keys.ts';
import { PRINTS } from '../domain/qr-batch/prints.ts';
import {
  codeOfKey,
  folderOfKey,
  INCOMING,
  isOriginal,
  isUntouched,
  UPLOADS,
} from '../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import type { EventLog } from '../log/event-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListedObject } from '../ports/object-info.ts';
import type { ObjectStorage } from '../ports/object-storage.ts';
import { type Process, startProcess } from './runner.ts';

interface Context {
  readonly files: ObjectStorage;
  readonly log: EventLog;
  readonly clock: Clock;
}

const HOUR_MS = 60 * 60 * 1000;

/** Removes files that no content refers to, past or present, once an hour. It is safe to run on every api. */
export const startFileSweeper = (context: Context, logger: Logger): Process =>
  startProcess('sweep-files', logger, async (signal) => {
    while (!signal.aborted) {
      await sweepFiles(context, signal);
      await sleep(HOUR_MS, undefined, { signal }).catch(() => undefined);
    }
  });

/**
 * Removes every upload of more than a day ago that is neither the picture of its code nor part of a version of its content,
 * with what was made of it.
 * Only uploads of the last 23 hours can become part of a content, so that none is removed while it is being saved.
 * Without its original, nothing that was made of an upload is of use: a process was killed while the original was removed.
 * Removes files that were printed more than a day ago, and logos that no domain ever had, too.
 */
export async function sweepFiles(context: Context, signal: AbortSignal): Promise<void> {
  const { files, clock } = context;
  const before = clock.now().getTime() - UPLOAD_LIFETIME_MS;
  for await (const folder of unreferredUploads(context)) {
    if (signal.aborted) return;
    for (const { key } of folder) await files.delete(key);
  }
  for await (const key of unusedLogos(context, before)) await files.delete(key);
  for (const passing of [INCOMING, PRINTS])
    for await (const { key, modifiedAt } of files.list(passing)) {
      if (signal.aborted) return;
      if (modifiedAt.getTime() < before) await files.delete(key);
    }
  for await (const { key, uploadId, startedAt } of files.listMultiparts()) {
    if (signal.aborted) return;
    if (startedAt.getTime() < before) await files.abortMultipart(key, uploadId);
  }
}

/** Yields the logos that were stored before a time, and that no domain has or had. */
async function* unusedLogos({ files, log }: Context, before: number): AsyncGenerator<string> {
  const used = new Set<string>();
  for await (const event of log.read(DOMAIN_SETTINGS.prefix))
    if (DOMAIN_SETTINGS.recognises(event) && event.data.logo) used.add(event.data.logo);
  for await (const { key, modifiedAt } of files.list(STORED_LOGOS))
    if (modifiedAt.getTime() < before && !used.has(logoOfKey(key))) yield key;
}

/** Yields the uploads of more than a day ago that no version of a content refers to, each with what was made of it. */
export async function* unreferredUploads({
  files,
  log,
  clock,
}: Omit<Context, 'files'> & { readonly files: Pick<ObjectStorage, 'list'> }): AsyncGenerator<
  readonly ListedObject[]
> {
  const before = clock.now().getTime() - UPLOAD_LIFETIME_MS;
  let known: { readonly code: string; readonly folders: ReadonlySet<string> } | undefined;
  for await (const folder of byFolder(files.list(UPLOADS))) {
    const [first] = folder;
    const code = first && codeOfKey(first.key);
    if (first === undefined || code === undefined) continue;
    const isRecent = folder.some(({ modifiedAt }) => modifiedAt.getTime() > before);
    if (isRecent && folder.some(({ key }) => isOriginal(key) || isUntouched(key))) continue;
    if (known?.code !== code) {
      const { state } = await log.load(QR_CODE, code, { passing: true });
      const kept = [...Object.keys(state.files), ...(state.image === null ? [] : [state.image])];
      known = { code, folders: new Set(kept.map(folderOfKey)) };
    }
    if (!known.folders.has(folderOfKey(first.key))) yield folder;
  }
}

/** Groups files of one folder, which follow each other. */
async function* byFolder(listed: AsyncIterable<ListedObject>): AsyncGenerator<ListedObject[]> {
  let folder: ListedObject[] = [];
  for await (const file of listed) {
    if (folder[0] && folderOfKey(folder[0].key) !== folderOfKey(file.key)) {
      yield folder;
      folder = [];
    }
    folder.push(file);
  }
  if (folder.length > 0) yield folder;
}
