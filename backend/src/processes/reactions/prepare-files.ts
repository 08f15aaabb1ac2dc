import { handle, type LogContext } from '../../commands/handle.ts';
import { keepProgress } from '../../commands/preparation-progress.ts';
import { ERASED } from '../../domain/event.ts';
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

interface Context extends LogContext {
  readonly media: Media;
  readonly vault: Vault;
  readonly files: ObjectStorage;
}

type Prepare = (file: StoredFile, signal: AbortSignal) => Promise<PreparedFile>;

/** Makes the smaller forms of saved pictures. */
export const preparePictures = (context: Context): Reaction =>
  prepare(context, 'prepare-pictures', 'image/', async ({ key, contentType }) => {
    const made = await context.media.derive({ key, contentType });
    return { widths: 'reason' in made ? [] : [...made.widths] };
  });

/** Makes playable forms of saved videos, one at a time. Without ffmpeg, videos stay as they are. */
export const convertVideos = (context: Context): Reaction =>
  prepare(context, 'convert-videos', 'video/', async ({ key }, signal) => {
    if (!(await context.media.canConvert())) return { widths: [] };
    const made = await context.media.convert({ key }, { signal, onProgress: progressOf(context, key) });
    if ('reason' in made) return { widths: [] };
    const name = (of: string) => of.slice(folderOfKey(key).length);
    const { play, poster, ...facts } = made;
    return { widths: [], play: name(play), poster: name(poster), ...facts };
  });

/** Handles every saved content: what was made before a stop is not made again. */
function prepare(context: Context, name: string, types: string, make: Prepare): Reaction {
  return {
    name,
    streams: [QR_CODE.prefix],
    handles: (type) => type === 'ContentSaved',
    handle: async (event, signal) => {
      const code = QR_CODE.keyOf(event.stream);
      if (code === undefined || !QR_CODE.recognises(event) || event.type !== 'ContentSaved') return;
      if (event.data.content === ERASED) return;
      for (const file of filesOf(event.data.content)) {
        if (!file.contentType.startsWith(types)) continue;
        const { state } = await context.log.load(QR_CODE, code);
        if (isPrepared(state, file)) continue;
        if (file.key in state.files) {
          const prepared = await make(file, signal);
          const command = { type: 'recordPrepared', key: file.key, prepared } as const;
          const recorded = await handle(context, QR_CODE, SYSTEM, code, command);
          if (recorded.ok && file.key in recorded.value.state.files) continue;
        }
        // Its owner has left, or the code is deleted. A process that was killed meanwhile may have made some forms.
        await removeForms(context, file);
      }
    },
  };
}

async function removeForms({ files }: Context, { key: original }: StoredFile): Promise<void> {
  for await (const { key } of files.list(folderOfKey(original))) await files.delete(key);
}

const STEP_PERCENT = 5;

/** Keeps the progress in steps, so that a long video writes some twenty times. */
function progressOf(context: Context, key: string): (percent: number) => void {
  let kept = 0;
  let writing = Promise.resolve();
  return (percent) => {
    if (percent < kept + STEP_PERCENT) return;
    kept = percent;
    // A percentage that is lost is no loss: the work goes on.
    writing = writing.then(() => keepProgress(context, key, percent)).catch(() => undefined);
  };
}
