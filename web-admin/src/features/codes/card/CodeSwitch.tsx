import type { AdminCode } from '@qlaim/backend/contract';
import { Badge, Switch } from '@qlaim/web-kit';
import { useMay } from '../../../api/use-may.ts';
import type { CodeSwitchName } from '../commands/code-switch.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';

interface CodeSwitchProps {
  code: AdminCode;
  flag: CodeSwitchName;
  label: string;
  checked: boolean;
  stateLabels: { readonly on: string; readonly off: string };
}

/** A switch of a code; its state in words for who may not change it. */
export function CodeSwitch({ code, flag, label, checked, stateLabels }: CodeSwitchProps) {
  const { busy, flip } = useCodeSwitch(code, flag);
  if (!useMay()('codes.manage'))
    return <Badge tone={checked ? 'ok' : 'neutral'}>{checked ? stateLabels.on : stateLabels.off}</Badge>;
  return <Switch label={label} stateLabels={stateLabels} checked={checked} busy={busy} onChange={flip} />;
}
