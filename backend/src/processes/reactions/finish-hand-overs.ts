import { handle, type LogContext } from '../../commands/handle.ts';
import { passDecisionsOn } from '../../commands/notices/pass-on.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { folderOfKey } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ErasureContext } from '../erasure/context.ts';
import { removeFolders, tracesIn } from '../erasure/leave-code.ts';
import type { Reaction } from './react.ts';

type Context = LogContext & Pick<ErasureContext, 'files'>;

/**
 * Has a mail sent to both people of a hand-over, tells the new owner of decisions about what was kept, and removes the files of
 * the one before. A repeat tells nobody again, and an erased person is told nothing.
 */
export const finishHandOvers = (context: Context): Reaction => ({
  name: 'finish-hand-overs',
  streams: [QR_CODE.prefix],
  types: ['CodeHandedOver'],
  handle: async (event) => {
    const code = QR_CODE.keyOf(event.stream);
    if (code === undefined || !QR_CODE.recognises(event) || event.type !== 'CodeHandedOver') return;
    const { from, to, kept } = event.data;
    const about = { code, revision: event.revision, kept };
    await handle(context, ACCOUNT, SYSTEM, from, { type: 'tellGivenAway', ...about });
    await handle(context, ACCOUNT, SYSTEM, to, { type: 'tellReceived', ...about });
    if (kept) {
      const then = await context.log.load(QR_CODE, code, { upTo: event.revision });
      await passDecisionsOn(context, then.state);
    }
    const { folders } = await tracesIn(context, from, code, event.revision);
    // The code may have come back, with files.
    const { state } = await context.log.load(QR_CODE, code, { passing: true });
    const used = new Set(Object.keys(state.files).map(folderOfKey));
    await removeFolders(
      context,
      folders.filter((folder) => !used.has(folder)),
    );
  },
});
