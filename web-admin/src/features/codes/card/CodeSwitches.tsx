import './card.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { CodeSwitch } from './CodeSwitch.tsx';

/** The switches of a code, and others beside them. */
export const CodeSwitches = ({ code, children }: { code: AdminCode; children?: ReactNode }) => (
  <div className="qa-code-switches">
    <CodeSwitch code={code} flag="approved" checked={code.approved} />
    <CodeSwitch code={code} flag="isActive" checked={code.isActive} />
    {children}
  </div>
);
