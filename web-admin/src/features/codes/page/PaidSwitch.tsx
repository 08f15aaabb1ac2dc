import type { AdminCode } from '@qlaim/backend/contract';
import { CodeSwitch } from '../card/CodeSwitch.tsx';

/** On for a code that is not restricted. */
export const PaidSwitch = ({ code }: { code: AdminCode }) => (
  <CodeSwitch code={code} flag="restricted" checked={!code.restricted} />
);
