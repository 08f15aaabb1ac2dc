import type { ClaimObstacle, WelcomePage } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { Icon, LinkButton, printCode } from '@qlaim/web-kit';

import { signInHref } from './sign-in-href.ts';

/** The reasons that a sign-in may solve. */
const FOR_OWNERS: readonly ClaimObstacle[] = ['empty', 'verify', 'claimed'];

/** Shows why the scan led here, and the next action. It comes first on the page. */
export function WhyNowhere({ page, reason }: { page: WelcomePage; reason: ClaimObstacle }) {
  const { code, language } = page;
  const { reasons, welcome } = CLAIM_TEXTS[language];
  const { title, words } = reasons[reason];
  return (
    <section className="qp-why">
      <Icon name="info" size={28} />
      <div className="qp-why-words">
        <h1 className="qk-page-title">{title}</h1>
        <p>{words}</p>
        {code === undefined ? null : (
          <p className="qk-soft">
            {welcome.code}{' '}
            <span className="qk-code" dir="ltr">
              {printCode(code)}
            </span>
          </p>
        )}
        {FOR_OWNERS.includes(reason) ? <NextStep page={page} reason={reason} /> : null}
      </div>
    </section>
  );
}

function NextStep({
  page: { code, language, visitor },
  reason,
}: {
  page: WelcomePage;
  reason: ClaimObstacle;
}) {
  const { claim, frame } = CLAIM_TEXTS[language];
  switch (visitor.kind) {
    case 'admin':
      return null;
    case 'user':
      return reason === 'verify' && code !== undefined ? (
        <LinkButton href={`/claim/${code}`}>{claim.button}</LinkButton>
      ) : (
        <LinkButton href="/">{frame.myCodes}</LinkButton>
      );
    default:
      return <LinkButton href={signInHref(code, reason)}>{frame.signIn}</LinkButton>;
  }
}
