import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { wordsOf } from './words-of.ts';

/** Says why a command failed, or signs out when the session is over. */
export function useSayWhy(fallback: string): (error: unknown) => Promise<void> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return async (error) => {
    if (!(await logoutIfAccessDenied(error))) notify.fail(wordsOf(error, fallback));
  };
}

export interface Command<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** Said when the server said nothing better. */
  fallback: string;
  onDone: (answer: Answer, input: Input) => void;
}

/** A command and its toast: the server's message, or why it failed. */
export function useCommand<Input, Answer extends { message: string }>({
  run,
  fallback,
  onDone,
}: Command<Input, Answer>) {
  const sayWhy = useSayWhy(fallback);
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      notify.ok(answer.message);
      onDone(answer, input);
    },
    onError: sayWhy,
  });
}
