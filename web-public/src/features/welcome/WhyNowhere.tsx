import { Icon, LinkButton, printCode } from '@qlaim/web-kit';
import type { ReasonWords } from '../../shell/reasons.ts';

interface WhyNowhereProps {
  reason: ReasonWords;
  code: string | undefined;
}

/** Shows why the scan led here, and the next action. It comes first on the page. */
export function WhyNowhere({ reason, code }: WhyNowhereProps) {
  return (
    <section className="qp-why">
      <Icon name="info" size={28} />
      <div className="qp-why-words">
        <h1 className="qk-page-title">{reason.title}</h1>
        <p>{reason.words}</p>
        {code === undefined ? null : (
          <p className="qk-soft">
            Code <span className="qk-code">{printCode(code)}</span>
          </p>
        )}
        {reason.signIn ? (
          <LinkButton href={code === undefined ? '/login' : `/login?code=${code}`}>Sign in</LinkButton>
        ) : null}
      </div>
    </section>
  );
}
