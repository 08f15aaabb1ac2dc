import { handle, type LogContext } from '../../commands/handle.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { filesOf } from '../../domain/qr-code/content/index.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { folderOfKey } from '../../domain/qr-code/file-keys.ts';
import { isPrepared } from '../../domain/qr-code/prepared.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Media } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Vault } from '../../ports/vault.ts';
import type { Reaction } from './react.ts';

export interface PrepareContext extends LogContext {
  readonly media: Media;
  readonly vault: Vault;
  readonly files: ObjectStorage;
}

/** Makes the smaller forms of saved pictures: what was made before a stop is not made again. */
export const preparePictures = (context: PrepareContext): Reaction => ({
  name: 'prepare-pictures',
  streams: [QR_CODE.prefix],
  types: ['ContentSaved'],
  handle: async (event) => {
    const code = QR_CODE.keyOf(event.stream);
    if (code === undefined || !QR_CODE.recognises(event) || event.type !== 'ContentSaved') return;
    for (const file of filesOf(event.data.content)) {
      const { key, contentType } = file;
      if (!contentType.startsWith('image/')) continue;
      await prepareFile(context, code, file, async () => {
        const made = await context.media.derive({ key, contentType });
        return { widths: 'reason' in made ? [] : [...made.widths] };
      });
    }
  },
});

/** Records what `make` made of a file, once. Returns false, and records nothing, where it returns undefined. */
export async function prepareFile(
  context: PrepareContext,
  code: string,
  file: StoredFile,
  make: () => Promise<PreparedFile | undefined>,
): Promise<boolean> {
  const { state } = await context.log.load(QR_CODE, code, { passing: true });
  if (isPrepared(state, file)) return true;
  if (file.key in state.files) {
    const prepared = await make();
    if (prepared === undefined) return false;
    const command = { type: 'recordPrepared', key: file.key, prepared } as const;
    const recorded = await handle(context, QR_CODE, SYSTEM, code, command);
    if (recorded.ok && file.key in recorded.value.state.files) return true;
  }
  // Its owner has left, or the code is deleted. A process that was killed meanwhile may have made some forms.
  await removeForms(context, file);
  return true;
}

async function removeForms({ files }: PrepareContext, { key: original }: StoredFile): Promise<void> {
  for await (const { key } of files.list(folderOfKey(original))) await files.delete(key);
}
