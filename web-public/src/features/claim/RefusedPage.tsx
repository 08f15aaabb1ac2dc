import { canonicalShortCode, type RefusedPage as Page } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { EmptyState, LinkButton, printCode, useLook } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';

/** Says why a code cannot be claimed, and the next action. */
export function RefusedPage({ page }: { page: Page }) {
  const { code, language, reason } = page;
  const { frame, reasons } = CLAIM_TEXTS[language];
  const { title, words } = reasons[reason];
  const { name } = useLook();
  const own = reason === 'claimed' && page.visitor.kind !== 'admin';
  return (
    <LandingFrame page={page} width="form">
      <EmptyState
        level={1}
        icon={reason === 'claimed' ? 'lock' : 'info'}
        title={title}
        action={
          <div className="qp-refused-actions">
            {own && page.visitor.kind === 'user' ? <LinkButton href="/">{frame.myCodes}</LinkButton> : null}
            {own && page.visitor.kind !== 'user' ? (
              <LinkButton href="/login">{frame.signIn}</LinkButton>
            ) : null}
            <LinkButton href="/welcome" variant={own ? 'quiet' : 'primary'}>
              {frame.whatIs(name)}
            </LinkButton>
          </div>
        }
      >
        <p>{words}</p>
        <p className="qk-code qp-refused-code" dir="ltr">
          {printCode(canonicalShortCode(code) ?? code)}
        </p>
      </EmptyState>
    </LandingFrame>
  );
}
