import { canonicalShortCode } from '@qlaim/backend/contract';
import { EmptyState, LinkButton, printCode } from '@qlaim/web-kit';
import { REASONS, type Reason } from '../../shell/reasons.ts';

/** The screen of a code that can't be claimed. It shows the reason and the next action. */
export function Refused({ code, reason }: { code: string; reason: Reason }) {
  const { title, words, signIn } = REASONS[reason];
  return (
    <EmptyState
      level={1}
      icon={reason === 'claimed' ? 'lock' : 'info'}
      title={title}
      action={
        <div className="qp-refused-actions">
          {signIn ? <LinkButton href="/">Go to my QR codes</LinkButton> : null}
          <LinkButton href="/welcome" variant={signIn ? 'quiet' : 'primary'}>
            What is Qlaim?
          </LinkButton>
        </div>
      }
    >
      <p>{words}</p>
      <p className="qk-code qp-refused-code">{printCode(canonicalShortCode(code) ?? code)}</p>
    </EmptyState>
  );
}
