import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './card.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { Badge, Card } from '@qlaim/web-kit';
import { memo } from 'react';
import { CodePageLink } from '../CodePageLink.tsx';
import { PictureSlot } from '../picture/PictureSlot.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { CodeLink } from './CodeLink.tsx';
import { CodePicture } from './CodePicture.tsx';
import { CodeSwitches } from './CodeSwitches.tsx';
import { OwnerFact } from './OwnerFact.tsx';
import { StoredFact } from './StoredFact.tsx';

/** A change of one code renders its own card only. */
export const CodeCard = memo(function CodeCard({ code }: { code: AdminCode }) {
  const { noName, nonpaying, hidden, withheld } = useTexts(CODE_LIST).code;
  return (
    <li className="qa-code-card">
      <Card as="div">
        <div className="qa-code-card-head">
          <PictureSlot code={code}>
            <CodePicture code={code} />
          </PictureSlot>
          <div className="qa-code-card-lines">
            <div className="qa-code-card-name">
              <h3 title={code.name ?? undefined}>
                <CodePageLink code={code}>
                  {code.name ?? <span className="qk-soft">{noName}</span>}
                </CodePageLink>
              </h3>
              {code.restricted ? <Badge tone="danger">{nonpaying}</Badge> : null}
              {code.hidden ? <Badge icon="eyeOff">{hidden}</Badge> : null}
              {code.withheld ? <Badge tone="danger">{withheld}</Badge> : null}
            </div>
            <CodeLink code={code} />
            <StoredFact code={code} />
            <OwnerFact owner={code.user} />
          </div>
        </div>
        <CodeFacts code={code} />
        <div className="qa-code-card-foot">
          <CodeSwitches code={code} />
          <CodeActions code={code} />
        </div>
      </Card>
    </li>
  );
});
