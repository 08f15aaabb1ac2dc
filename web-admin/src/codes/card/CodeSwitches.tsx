import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Switch } from '@qlaim/web-kit';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { switchesSx } from './card-styles.ts';

const APPROVED = { on: 'Approved', off: 'Disapproved' };
const ENABLED = { on: 'Enabled', off: 'Disabled' };

export function CodeSwitches({ code }: { code: AdminCode }) {
  const approval = useCodeSwitch(code, 'approved');
  const activity = useCodeSwitch(code, 'isActive');
  return (
    <Box sx={switchesSx}>
      <Switch
        label="Approved"
        stateLabels={APPROVED}
        checked={code.approved}
        busy={approval.busy}
        onChange={approval.flip}
      />
      <Switch
        label="Enabled"
        stateLabels={ENABLED}
        checked={code.isActive}
        busy={activity.busy}
        onChange={activity.flip}
      />
    </Box>
  );
}
