import { type AdminCode, FALLBACKS, FILE_RULES, FORM_MESSAGES, fileProblem } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { notify } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { sendForm } from '../../../api/send-form.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFileSay } from '../../../texts/use-file-say.ts';
import { showChange } from '../commands/code-cache.ts';

/** Uploads the picture of one code. `percent` of the file that was sent. */
export function useUploadPicture() {
  const say = useFileSay();
  const provider = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { mutate, isPending } = useCommand({
    run: ({ id, file }: { id: string; file: File }) => {
      setPercent(0);
      const form = new FormData();
      form.append('image', file);
      const onProgress = (share: number) => setPercent(Math.min(100, Math.round(share * 100)));
      return provider.upload(() =>
        sendForm(CONSOLE_ROUTES.uploadPicture, { params: { id } }, form, { onProgress }),
      );
    },
    fallback: FALLBACKS.uploadPicture,
    tone: ({ showsCode }) => (showsCode ? 'ok' : 'note'),
    onDone: ({ barcode }, { id }) => showChange(queryClient, id, barcode),
  });

  function upload(id: string, [file, second]: readonly File[]) {
    if (file === undefined || isPending) return;
    const problem = second ? FORM_MESSAGES.tooManyFiles : fileProblem(FILE_RULES.codePicture, file);
    if (problem === undefined) mutate({ id, file });
    else notify.fail(say(problem));
  }
  return { upload, percent, busy: isPending };
}

/** Deletes the picture of a code; the code stays. */
export function useDeletePicture({ id }: AdminCode, onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: () => call(CONSOLE_ROUTES.deleteImage, { params: { id } }),
    fallback: FALLBACKS.deletePicture,
    onDone: () => {
      onDone();
      showChange(queryClient, id, { imageLink: null, imageUploadDate: null });
    },
  });
}
