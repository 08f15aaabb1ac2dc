import { type AdminCode, FALLBACKS, FILE_RULES, fileProblem } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { notify } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCommand } from '../../api/use-command.ts';
import { patchCode } from '../commands/code-cache.ts';
import { sendForm } from './send-form.ts';

/** Uploads the picture of one code. `percent` of the file that was sent. */
export function useUploadPicture() {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { mutate, isPending } = useCommand({
    run: ({ id, file }: { id: string; file: File }) => {
      setPercent(0);
      const form = new FormData();
      form.append('image', file);
      const onProgress = (share: number) => setPercent(Math.min(100, Math.round(share * 100)));
      return sendForm(CONSOLE_ROUTES.uploadPicture, { params: { id } }, form, { onProgress });
    },
    fallback: FALLBACKS.uploadPicture,
    onDone: ({ barcode }, { id }) => patchCode(queryClient, id, barcode),
  });

  function upload(id: string, [file, second]: readonly File[]) {
    if (file === undefined || isPending) return;
    const problem = second ? 'Too many files' : fileProblem(FILE_RULES.codePicture, file);
    if (problem === undefined) mutate({ id, file });
    else notify.fail(problem);
  }
  return { upload, percent, busy: isPending };
}

/** Deletes the picture of a code; the code stays. */
export function useDeletePicture({ id }: AdminCode, onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: () => client(CONSOLE_ROUTES.deleteImage, { params: { id } }),
    fallback: FALLBACKS.deletePicture,
    onDone: () => {
      onDone();
      patchCode(queryClient, id, { imageLink: null, imageUploadDate: null });
    },
  });
}
