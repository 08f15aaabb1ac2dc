import { fileProblem } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, DOMAIN_MESSAGES, LOGO, LOGO_RULE } from '@qlaim/backend/contract/console';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { sendForm } from '../../api/send-form.ts';
import { useFileSay } from '../../texts/use-file-say.ts';

const nothing = () => undefined;

/** Uploads a logo, and tells its stored name. `error`: what is wrong with the file, in the language of the screen. */
export function useUploadLogo(onStored: (logo: string) => void) {
  const provider = useDataProvider<ConsoleProvider>();
  const say = useFileSay();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const problem = fileProblem(LOGO_RULE, file);
      if (problem !== undefined) throw new Error(problem);
      const form = new FormData();
      form.append(LOGO.field, file);
      return provider.upload(() => sendForm(CONSOLE_ROUTES.uploadLogo, {}, form, { onProgress: nothing }));
    },
    onSuccess: ({ logo }) => onStored(logo),
  });
  return {
    upload: (file: File) => mutate(file),
    busy: isPending,
    error: error ? say(error.message || DOMAIN_MESSAGES.logoFailed) : undefined,
  };
}
