import {
  ApiError,
  type Barcode,
  FALLBACKS,
  MESSAGES,
  ROUTES,
  type UpdateCodeBody,
} from '@qlaim/backend/contract';
import { notify, notifyLater } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { reload } from '../../shell/leave.ts';
import { drafts } from './draft.ts';
import type { EditValues } from './edit-values.ts';
import type { PreviewWindow } from './preview-window.ts';

export interface Save {
  body: UpdateCodeBody;
  /** The input before normalisation. */
  values: EditValues;
  preview?: PreviewWindow | undefined;
  /** A note to show after the save. */
  note?: string | undefined;
}

/** Saves name and content. A cleared number also clears the destination of the code. */
async function saveCode(
  barcode: Barcode,
  { body, values }: Save,
): Promise<{ link: string; message: string }> {
  const emptied =
    values.tab === 'phoneNumber' && !('type' in body) && barcode.storedInfo?.infoType === 'phoneNumber';
  if (emptied) await client(ROUTES.clearContent, { params: { id: barcode._id } });
  const saved = await client(ROUTES.updateCode, { params: { id: barcode._id }, body });
  return { link: saved.barcode.link, message: saved.message };
}

/**
 * Runs Save and Preview. The page reloads afterwards, also after a failure (specification section 2). A draft
 * keeps the input.
 */
export function useSaveCode(barcode: Barcode) {
  return useMutation({
    mutationFn: (save: Save) => saveCode(barcode, save),
    onSuccess: ({ link, message }, { preview, note }) => {
      drafts.forget(barcode._id);
      preview?.show(link);
      notifyLater(
        { tone: 'ok', message: message || MESSAGES.codeUpdated },
        ...(note === undefined ? [] : [{ tone: 'note' as const, message: note }]),
      );
      reload();
    },
    onError: (error, { values, preview }) => {
      preview?.close();
      drafts.keep(barcode._id, { values, why: error instanceof ApiError ? error.code : 'internal' });
      const message = messageOf(error, FALLBACKS.updateCode);
      // Without a connection a reload would show the browser's error page, so the form stays open.
      if (!navigator.onLine) return notify.fail(message);
      notifyLater({ tone: 'fail', message });
      reload();
    },
  });
}
