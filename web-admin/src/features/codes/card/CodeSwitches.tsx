import './card.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { CodeSwitch } from './CodeSwitch.tsx';

const APPROVED = { on: 'Approved', off: 'Disapproved' };
const ENABLED = { on: 'Enabled', off: 'Disabled' };

/** The switches of a code, and others beside them. */
export const CodeSwitches = ({ code, children }: { code: AdminCode; children?: ReactNode }) => (
  <div className="qa-code-switches">
    <CodeSwitch code={code} flag="approved" label="Approved" checked={code.approved} stateLabels={APPROVED} />
    <CodeSwitch code={code} flag="isActive" label="Enabled" checked={code.isActive} stateLabels={ENABLED} />
    {children}
  </div>
);
