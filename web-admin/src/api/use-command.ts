import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { wordsOf } from './words-of.ts';

/** Returns a function that shows why a command failed, or signs out after the session ends. */
export function useSayWhy(fallback: string): (error: unknown) => Promise<void> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return async (error) => {
    if (!(await logoutIfAccessDenied(error))) notify.fail(wordsOf(error, fallback));
  };
}

export interface Command<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** The message for a response without one. */
  fallback: string;
  onDone: (answer: Answer, input: Input) => void;
  /** Undoes the command from its message; returns undefined where there is nothing to undo. */
  undo?: (answer: Answer, input: Input) => (() => void) | undefined;
}

/** Runs a command and shows the server's message, or the reason of the failure. */
export function useCommand<Input, Answer extends { message: string }>({
  run,
  fallback,
  onDone,
  undo,
}: Command<Input, Answer>) {
  const sayWhy = useSayWhy(fallback);
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const onSelect = undo?.(answer, input);
      notify.ok(answer.message, onSelect && { label: 'Undo', onSelect });
      onDone(answer, input);
    },
    onError: sayWhy,
  });
}
