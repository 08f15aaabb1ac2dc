import { ClaimSteps, LinkButton } from '@qlaim/web-kit';
import { CodeTag } from './CodeTag.tsx';

/** The screen of a code for its own owner. */
export function Yours({ code }: { code: string }) {
  return (
    <div className="qp-claim">
      <CodeTag code={code} />
      <h1 className="qk-page-title">This code is yours</h1>
      <p className="qk-soft">Choose where it leads, as often as you like.</p>
      <ClaimSteps done={3} />
      <LinkButton href={`/edit/${code}`} wide>
        Choose where it leads
      </LinkButton>
    </div>
  );
}
