import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Badge, Switch } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMay } from '../../../api/use-may.ts';
import type { CodeSwitchName } from '../commands/code-switch.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';

interface CodeSwitchProps {
  code: AdminCode;
  flag: CodeSwitchName;
  checked: boolean;
}

/** A switch of a code; its state in words for who may not change it. */
export function CodeSwitch({ code, flag, checked }: CodeSwitchProps) {
  const { busy, flip } = useCodeSwitch(code, flag);
  const { label, on, off } = useTexts(CODE_LIST).switches[flag];
  if (!useMay()('codes.manage')) return <Badge tone={checked ? 'ok' : 'neutral'}>{checked ? on : off}</Badge>;
  return <Switch label={label} stateLabels={{ on, off }} checked={checked} busy={busy} onChange={flip} />;
}
