import { FALLBACKS } from '@qlaim/backend/contract';
import {
  type AnswerBody,
  CONSOLE_ROUTES,
  type DecideNoticeBody,
  type NoticeDetails,
} from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';

/** Keeps the details apart from the rows of the list, which react-admin would show in their place. */
const DETAILS = { of: 'details' };

export const useNotice = (id: string) =>
  useGetOne<NoticeDetails>('notices', { id, meta: DETAILS }, ERROR_ON_PAGE);

/** Decides about a notice, and reads notices and codes again, also where somebody else has decided meanwhile. */
export function useDecideNotice(id: string, onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useCommand({
    run: (body: DecideNoticeBody) => call(CONSOLE_ROUTES.decideNotice, { params: { id }, body }),
    ...useReadAgain(onDone),
  });
}

/** Takes a decision back, or stays with it in spite of the objection. */
export type Answer = 'reverse' | 'dismiss';

const ANSWERS = {
  reverse: CONSOLE_ROUTES.reverseDecision,
  dismiss: CONSOLE_ROUTES.dismissObjection,
} as const satisfies Record<Answer, object>;

/** Answers, and reads again as above. */
export function useAnswer(id: string, answer: Answer, onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useCommand({
    run: (body: AnswerBody) => call(ANSWERS[answer], { params: { id }, body }),
    ...useReadAgain(onDone),
  });
}

function useReadAgain(onDone: () => void) {
  const queryClient = useQueryClient();
  const readAgain = () => {
    for (const key of ['notices', 'codes']) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  return {
    fallback: FALLBACKS.general,
    onDone: () => {
      onDone();
      readAgain();
    },
    onFail: async () => {
      readAgain();
      return false;
    },
  };
}
