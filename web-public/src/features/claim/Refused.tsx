import { canonicalShortCode } from '@qlaim/backend/contract';
import { EmptyState, LinkButton, printCode } from '@qlaim/web-kit';
import { REASONS, type Reason } from '../../shell/reasons.ts';

/** A clear screen for a code that can't be claimed: why, and what to do next. */
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
