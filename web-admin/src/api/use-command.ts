import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useFailure, useSay, useWords } from '../texts/use-say.ts';
import { isSignedOut } from './message-of.ts';

/** Returns a function that shows why a command failed. Where the session has ended, the console has asked for a sign-in. */
export function useSayWhy(): (fallback: string) => (error: unknown) => void {
  const failure = useFailure();
  return (fallback) => (error) => {
    if (!isSignedOut(error)) notify.fail(failure(error, fallback));
  };
}

export interface Command<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** The message for a response without one. */
  fallback: string;
  /** The tone of the answer's message; `ok` where it is absent. */
  tone?: (answer: Answer) => 'ok' | 'note';
  onDone: (answer: Answer, input: Input) => void;
  /** Called with a failure. Returns true where it has told the person what to do, so that no message is shown. */
  onFail?: (error: unknown) => Promise<boolean>;
  /** Undoes the command from its message; returns undefined where there is nothing to undo. */
  undo?: (answer: Answer, input: Input) => (() => void) | undefined;
  /** The id of what is undone, where the message does not name it. */
  of?: string;
}

/** Runs a command and shows the server's message, or the reason of the failure. */
export function useCommand<Input, Answer extends { message: string }>({
  run,
  fallback,
  tone,
  onDone,
  onFail = async () => false,
  undo,
  of,
}: Command<Input, Answer>) {
  const say = useSay();
  const sayWhy = useSayWhy();
  const words = useWords();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const onSelect = undo?.(answer, input);
      notify[tone?.(answer) ?? 'ok'](say(answer.message), onSelect && { label: words.undo, onSelect, of });
      onDone(answer, input);
    },
    onError: async (error) => {
      if (!(await onFail(error))) sayWhy(fallback)(error);
    },
  });
}
