import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { FormDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { useSay } from '../../../texts/use-say.ts';
import { useGuardedClose } from '../../../widgets/useGuardedClose.tsx';

interface TextDialogProps {
  title: string;
  /** The text before. */
  text: string;
  /** The contract's rule. */
  rule: z.ZodType<unknown, string>;
  busy: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
  field: (value: string, problem: string | undefined, change: (text: string) => void) => ReactNode;
}

/** Changes one text. It asks before it closes with input that is not saved. */
export function TextDialog({ title, text, rule, busy, onSave, onClose, field }: TextDialogProps) {
  const { save } = useTexts(CODE_PAGE);
  const say = useSay();
  const [value, setValue] = useState(text);
  const { onTyped, request, question } = useGuardedClose(onClose);
  const problem = rule.safeParse(value).error?.issues[0]?.message;
  return (
    <FormDialog
      title={title}
      size="small"
      action={save}
      busy={busy}
      onClose={request}
      onInput={onTyped}
      beside={question}
      onSubmit={() => {
        if (problem === undefined) onSave(value.trim());
      }}
    >
      {field(value, problem && say(problem), setValue)}
    </FormDialog>
  );
}
