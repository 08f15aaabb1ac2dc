import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type CodeDecision, type DecisionReasons } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { FormDialog, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';
import { useGuardedClose } from '../../widgets/useGuardedClose.tsx';
import { ReasonsFields } from './ReasonsFields.tsx';
import { useReasons } from './reasons.ts';

interface DecideCodeProps {
  code: Pick<AdminCode, 'id'>;
  decision: CodeDecision;
  onClose: () => void;
  /** Called when it is done, and the dialog is closed. It moves the focus, where what opened the dialog goes with the next read. */
  onDone?: (() => void) | undefined;
}

/** Takes something from the owner of a code, with the reasons that the owner reads. */
export function DecideCodeDialog({ code: { id }, decision, onClose, onDone }: DecideCodeProps) {
  const { decision: words } = useTexts(NOTICES);
  const reasons = useReasons();
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCommand({
    run: (why: DecisionReasons) =>
      call(CONSOLE_ROUTES.decideCode, { params: { id }, body: { decision, ...why } }),
    fallback: FALLBACKS.general,
    onDone: () => {
      // What lies behind an open dialog takes no focus.
      flushSync(close);
      for (const key of ['codes', 'notices']) void queryClient.invalidateQueries({ queryKey: [key] });
      onDone?.();
    },
  });
  const { ask, action } = words.code[decision];
  return (
    <FormDialog
      title={ask}
      action={action}
      danger
      busy={isPending}
      onSubmit={() => {
        const why = reasons.read();
        if (why) mutate(why);
      }}
      onInput={onTyped}
      onClose={request}
      beside={question}
    >
      <p>{words.told}</p>
      {decision === 'delete' ? <Notice tone="danger">{words.forGood}</Notice> : null}
      {decision === 'restrict' ? <Notice>{words.withheld}</Notice> : null}
      <ReasonsFields reasons={reasons} help={words.ownerHelp} />
    </FormDialog>
  );
}
