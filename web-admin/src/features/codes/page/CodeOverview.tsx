import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './page.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { CodeSwitches } from '../card/CodeSwitches.tsx';
import { CodeAbout } from './CodeAbout.tsx';
import { PaidSwitch } from './PaidSwitch.tsx';

interface CodeOverviewProps {
  code: AdminCode;
  /** The level of the heading, which is the name. */
  level: 'h2' | 'h3';
  picture: ReactNode;
  /** What is beside the name. */
  beside?: ReactNode;
  /** What is below the name. */
  children?: ReactNode;
}

/** The picture of a code, and beside it its name, the facts about it, and its switches. */
export function CodeOverview({ code, level: Heading, picture, beside, children }: CodeOverviewProps) {
  const { noName } = useTexts(CODE_LIST).code;
  return (
    <div className="qa-code-overview">
      <div className="qa-code-overview-picture">{picture}</div>
      <div className="qa-code-overview-words">
        <div className="qa-code-overview-name">
          <Heading>{code.name ?? <span className="qk-soft">{noName}</span>}</Heading>
          {beside}
        </div>
        {children}
        <CodeAbout code={code} />
        <div className="qa-code-overview-switches">
          <CodeSwitches code={code}>
            <PaidSwitch code={code} />
          </CodeSwitches>
        </div>
      </div>
    </div>
  );
}
