import { handle } from '../../commands/handle.ts';
import { filesOf } from '../../domain/qr-code/content/index.ts';
import { folderOfCode, folderOfKey, incomingKey } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { protectionOf } from '../../domain/qr-code/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { ErasureContext } from './context.ts';

interface Leaving {
  readonly userId: string;
  readonly code: string;
  readonly closed: boolean;
}

/**
 * Takes a code from a person who is erased: scans lead nowhere first, then the files go, then the owner. A save that comes
 * between starts it over. A repeat changes nothing, also once somebody else owns the code.
 */
export async function leaveCode(context: ErasureContext, { userId, code, closed }: Leaving): Promise<void> {
  for (;;) {
    const { state } = await context.log.load(QR_CODE, code);
    if (state.status === 'deleted') return removeFiles(context.files, code);
    if (state.owner !== userId) return;
    const reset = await handle(context, QR_CODE, SYSTEM, code, { type: 'reset', owner: userId });
    if (!reset.ok) continue;
    const { edits, image } = reset.value.state;
    await removeFiles(context.files, code, image);
    const command = { type: 'release', userId, closed, revision: edits } as const;
    if ((await handle(context, QR_CODE, SYSTEM, code, command)).ok) return;
  }
}

/** Removes all uploads for a code, also unfinished ones, and what was made of them. `kept`: the key of a file that stays. */
async function removeFiles(files: ObjectStorage, code: string, kept: string | null = null): Promise<void> {
  for (const folder of [folderOfCode(code), incomingKey(folderOfCode(code))]) {
    for await (const { key } of files.list(folder)) if (key !== kept) await files.delete(key);
  }
  const own = folderOfCode(code);
  for await (const { key, uploadId } of files.listMultiparts())
    if (key.startsWith(own) || key.startsWith(incomingKey(own))) await files.abortMultipart(key, uploadId);
}

/** What the person's contents of a code refer to, in all versions. */
export interface Traces {
  /** The ids of secure codes in the vault. */
  readonly secureCodes: readonly string[];
  /** The folders of uploads, with what is made of them. */
  readonly folders: readonly string[];
}

/** Returns what a person's contents of a code ever referred to; `before`: those before a revision. */
export async function tracesIn(
  { log }: Pick<ErasureContext, 'log'>,
  userId: string,
  code: string,
  before = Number.POSITIVE_INFINITY,
): Promise<Traces> {
  const secureCodes: string[] = [];
  const folders = new Set<string>();
  for await (const event of log.read(QR_CODE.streamOf(code))) {
    if (event.revision >= before) break;
    if (!QR_CODE.recognises(event) || event.type !== 'ContentSaved') continue;
    if (event.data.person !== userId) continue;
    const id = protectionOf(event.data);
    if (id !== null) secureCodes.push(id);
    for (const { key } of filesOf(event.data.content)) folders.add(folderOfKey(key));
  }
  return { secureCodes, folders: [...folders] };
}

/** Removes what was made of uploads while they were removed. Nobody else's files are in their folders. */
export async function removeFolders(
  { files }: Pick<ErasureContext, 'files'>,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders) for await (const { key } of files.list(folder)) await files.delete(key);
}
