import {
  ApiError,
  type Barcode,
  type BarcodeEdited,
  FALLBACKS,
  ifMatch,
  MESSAGES,
  ROUTES,
  type UpdateCodeBody,
} from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { messageOf } from '../../../api/failure.ts';
import { reload } from '../../../shell/leave.ts';
import { useTell } from '../../../shell/texts/useTell.ts';
import { type DraftStore, isWhole } from '../draft/draft.ts';
import type { EditValues } from '../edit-values.ts';
import type { PreviewWindow } from '../preview/preview-window.ts';
import { issuesOf } from '../server-issues.ts';
import { useReloadAfter } from '../undo.ts';
import { useFileProblem } from './useFileProblem.ts';

export interface Save {
  body: UpdateCodeBody;
  /** The input before normalisation. */
  values: EditValues;
  preview?: PreviewWindow | undefined;
  /** A note to show after the save. */
  note?: string | undefined;
  /** The save has waited for a connection, and is sent by itself. */
  waited?: boolean | undefined;
}

/** Saves name and content, unless the code was changed elsewhere. A cleared number also clears the destination. */
async function saveCode(barcode: Barcode, { body, values }: Save): Promise<BarcodeEdited> {
  const { _id: id, revision, storedInfo } = barcode;
  const emptied =
    values.tab === 'phoneNumber' &&
    values.phone.trim() === '' &&
    !('type' in body) &&
    storedInfo?.infoType === 'phoneNumber';
  const saved = await client(ROUTES.updateCode, { params: { id }, body: { ...body, revision } });
  if (!emptied) return saved;
  const cleared = await client(
    ROUTES.clearContent,
    { params: { id } },
    { headers: ifMatch(saved.barcode.revision) },
  );
  return { ...saved, barcode: cleared.barcode, undo: saved.undo ?? cleared.undo };
}

/** Returns whether a save failed because there is no connection. One that came back may not carry anything yet. */
export const isOffline = (error: unknown, waited = false): boolean =>
  error instanceof ApiError && error.status === 0 && (waited || !navigator.onLine);

/**
 * Runs Save and Preview. The page reloads afterwards, also after a failure (specification section 2). The draft keeps
 * the input. `onLeave` is called before the reload. Without a connection the form stays open: the save then waits.
 */
export function useSaveCode(barcode: Barcode, drafts: DraftStore, onLeave: () => void) {
  const { revision } = barcode;
  const reloadAfter = useReloadAfter();
  const tell = useTell();
  const fileProblem = useFileProblem();
  return useMutation({
    mutationFn: (save: Save) => saveCode(barcode, save),
    onSuccess: (saved, { preview, note }) => {
      drafts.forget();
      preview?.show(saved.barcode.link);
      const notes = note === undefined ? [] : [tell.text.later({ tone: 'note', message: note })];
      reloadAfter(saved, MESSAGES.codeUpdated, onLeave, ...notes);
    },
    onError: (error, { values, preview, waited }) => {
      preview?.close();
      // A reload would show the browser's error page.
      if (isOffline(error, waited)) return drafts.keep({ values, revision, waiting: isWhole(values) });
      const why = error instanceof ApiError ? error.code : 'internal';
      drafts.keep({ values, revision, why, issues: issuesOf(error) });
      const message = messageOf(error, FALLBACKS.updateCode);
      const told = fileProblem(values, issuesOf(error));
      notifyLater(
        told === undefined
          ? tell.later({ tone: 'fail', message })
          : tell.text.later({ tone: 'fail', message: told }),
      );
      onLeave();
      reload();
    },
  });
}
