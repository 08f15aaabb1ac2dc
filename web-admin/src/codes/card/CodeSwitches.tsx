import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Switch } from '@qlaim/web-kit';
import { useReadOnly } from '../../api/use-read-only.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { switchesSx } from './card-styles.ts';

const APPROVED = { on: 'Approved', off: 'Disapproved' };
const ENABLED = { on: 'Enabled', off: 'Disabled' };

export function CodeSwitches({ code }: { code: AdminCode }) {
  const approval = useCodeSwitch(code, 'approved');
  const activity = useCodeSwitch(code, 'isActive');
  const readOnly = useReadOnly();
  return (
    <Box sx={switchesSx}>
      <Switch
        label="Approved"
        stateLabels={APPROVED}
        checked={code.approved}
        disabled={readOnly}
        busy={approval.busy}
        onChange={approval.flip}
      />
      <Switch
        label="Enabled"
        stateLabels={ENABLED}
        checked={code.isActive}
        disabled={readOnly}
        busy={activity.busy}
        onChange={activity.flip}
      />
    </Box>
  );
}
