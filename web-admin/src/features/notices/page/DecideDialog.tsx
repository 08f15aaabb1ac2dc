import { DecideNoticeBody, NOTICE_DECISIONS } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { FormDialog, Notice, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useGuardedClose } from '../../../widgets/useGuardedClose.tsx';
import { ReasonsFields, useReasons } from '../../decide/index.ts';
import { useDecideNotice } from './use-notice.ts';

const Decision = DecideNoticeBody.shape.decision;

/** Decides about a notice: what happens to the code, by what, and the reasons that people read. */
export function DecideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { decision: words } = useTexts(NOTICES);
  const [decision, setDecision] = useState<DecideNoticeBody['decision']>('dismiss');
  const reasons = useReasons();
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  const { mutate, isPending } = useDecideNotice(id, close);
  const forGood = decision === 'delete';

  return (
    <FormDialog
      title={words.question}
      action={words.action}
      danger={forGood}
      busy={isPending}
      onSubmit={() => {
        const why = reasons.read();
        if (why) mutate({ decision, ...why });
      }}
      onInput={onTyped}
      onClose={request}
      beside={question}
    >
      <Select
        label={words.what}
        options={NOTICE_DECISIONS.map((value) => ({ value, label: words.choices[value] }))}
        value={decision}
        onChange={(event) => setDecision(Decision.parse(event.target.value))}
      />
      {forGood ? <Notice tone="danger">{words.forGood}</Notice> : null}
      {decision === 'restrict' ? <Notice>{words.withheld}</Notice> : null}
      <ReasonsFields reasons={reasons} help={words.wordsHelp} />
    </FormDialog>
  );
}
