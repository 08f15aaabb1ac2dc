import type { AdminCode } from '@qlaim/backend/contract';
import { CodeSwitch } from '../card/CodeSwitch.tsx';

const PAID = { on: 'Paid for', off: 'Not paid for' };

/** On for a code that is not restricted. */
export const PaidSwitch = ({ code }: { code: AdminCode }) => (
  <CodeSwitch code={code} flag="restricted" label="Paid for" checked={!code.restricted} stateLabels={PAID} />
);
