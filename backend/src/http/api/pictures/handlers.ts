import { actorOf } from '../../../commands/actor.ts';
import { attachPicture, removeFolder, removePicture } from '../../../commands/codes/attach-picture.ts';
import { keepFailedPictures } from '../../../commands/codes/failed-pictures.ts';
import { CONSOLE_MESSAGES, picturesMessage } from '../../../contract/console-messages.ts';
import { FILE_RULES, tooLarge, wrongType } from '../../../contract/content/files.ts';
import { FORM_MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { PICTURE, PICTURES } from '../../../contract/routes/pictures.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { changedBarcode } from '../../views/barcodes.ts';
import { editableCode } from '../files/editable-code.ts';
import { receiveFile, receiveFiles } from '../files/receive-file.ts';
import { inspectPicture } from './inspect-picture.ts';
import { placePicture } from './place-picture.ts';
import type { PicturePorts } from './ports.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from './problem-reasons.ts';
import { type IncomingPicture, receivePicture } from './receive-picture.ts';
import { codesOn } from './shown-code.ts';

const OTHER_CODE = 'This picture shows another QR code';

/** Routes of the pictures of codes (section 7). */
export const pictureHandlers = (context: PicturePorts): readonly BoundRoute[] => [
  bind(ROUTES.uploadPictures, ({ caller, request }) =>
    withArrivals(context, async (receive) => {
      const received = await receiveFiles(request, PICTURES, receive);
      if (!received.ok) return received;
      if (received.value.length === 0)
        return refuse('invalid_input', {
          message: `The field ${PICTURES.field} must hold files`,
          issues: [],
        });
      const placed = [];
      // One after the other: whoever else has a file looked at meanwhile waits for one picture at most.
      for (const picture of received.value)
        placed.push(await placePicture(context, actorOf(caller), picture));
      await keepFailedPictures(context, caller.id, placed);
      const attached = placed.flatMap((picture) => ('shortCode' in picture ? [picture] : []));
      const nonScanAbleImages = placed.flatMap((picture) =>
        'reason' in picture ? [{ ...picture, message: PICTURE_PROBLEMS[picture.reason] }] : [],
      );
      const message = picturesMessage(attached.length, nonScanAbleImages.length);
      return ok({ attached, nonScanAbleImages, message });
    }),
  ),

  bind(ROUTES.uploadPicture, ({ params: { id }, caller, request }) =>
    withArrivals(context, async (receive) => {
      const editable = await editableCode(context, caller, id);
      if (!editable.ok) return editable;
      const received = await receiveFile(request, PICTURE.field, async (file) => ok(await receive(file)));
      if (!received.ok) return received;
      const picture = received.value;
      if ('reason' in picture) return refused(picture.reason);
      const seen = await inspectPicture(context, picture);
      if ('reason' in seen) return refused(seen.reason);
      const codes = codesOn(seen.symbols, context.settings);
      if (codes.length > 0 && !codes.includes(id))
        return refuse('invalid_input', { message: OTHER_CODE, issues: [] });
      const attached = await attachPicture(context, actorOf(caller), id, picture);
      if (!attached.ok) return attached;
      const barcode = await changedBarcode(context, id, attached.value);
      const showsCode = codes.includes(id);
      return ok({ barcode, showsCode, message: showsCode ? CONSOLE_MESSAGES.pictureUploaded : noteOn(seen) });
    }),
  ),

  bind(ROUTES.deleteImage, async ({ params: { id }, caller }) => {
    const removed = await removePicture(context, actorOf(caller), id);
    if (!removed.ok) return removed;
    await changedBarcode(context, id, removed.value);
    return ok({ message: CONSOLE_MESSAGES.imageDeleted });
  }),
];

type Receive = (file: Parameters<typeof receivePicture>[1]) => ReturnType<typeof receivePicture>;

/** Removes what arrived for a call once the call has ended, however it ends. A picture that was attached has moved. */
async function withArrivals<T>(context: PicturePorts, work: (receive: Receive) => Promise<T>): Promise<T> {
  const arrived: IncomingPicture[] = [];
  try {
    return await work(async (file) => {
      const picture = await receivePicture(context, file);
      if ('key' in picture) arrived.push(picture);
      return picture;
    });
  } finally {
    for (const { key } of arrived) await removeFolder(context.files, key);
  }
}

/** Says that a picture was attached in which the code's own symbol was not read. */
function noteOn({ symbols }: { readonly symbols: readonly string[] }): string {
  return `Image uploaded. ${PICTURE_PROBLEMS[symbols.length === 0 ? 'no_code' : 'foreign_code']}`;
}

/** Refuses a single picture in the words of a drop zone (section 5). */
function refused(reason: PictureProblem) {
  const messages: Partial<Record<PictureProblem, string>> = {
    wrong_type: wrongType(FILE_RULES.codePicture),
    too_large: tooLarge(FILE_RULES.codePicture),
    corrupt: FORM_MESSAGES.fileBroken,
  };
  return refuseField('image', messages[reason] ?? PICTURE_PROBLEMS[reason]);
}
