import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Badge, Switch } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import type { CodeSwitchName } from '../commands/code-switch.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';

const DecideCodeDialog = lazy(() =>
  import('../../decide/index.ts').then((decide) => ({ default: decide.DecideCodeDialog })),
);

interface CodeSwitchProps {
  code: AdminCode;
  flag: CodeSwitchName;
  checked: boolean;
}

/**
 * A switch of a code; its state in words for who may not change it. Who disables the code of somebody gives reasons, which the
 * owner reads.
 */
export function CodeSwitch({ code, flag, checked }: CodeSwitchProps) {
  const { busy, flip } = useCodeSwitch(code, flag);
  const [asked, setAsked] = useState(false);
  const takes = flag === 'isActive' && checked && code.user !== null;
  const { label, on, off } = useTexts(CODE_LIST).switches[flag];
  if (!useMay()('codes.manage')) return <Badge tone={checked ? 'ok' : 'neutral'}>{checked ? on : off}</Badge>;
  const change = () => (takes ? setAsked(true) : flip());
  return (
    <>
      <Switch label={label} stateLabels={{ on, off }} checked={checked} busy={busy} onChange={change} />
      {asked ? (
        <Suspense>
          <DecideCodeDialog code={code} decision="disable" onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
