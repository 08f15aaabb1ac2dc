import type { ReportedPage as Page } from '@qlaim/backend/contract';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { CodeTag, LinkButton } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';

/** The receipt of a notice, with its number. */
export function ReportedPage({ page }: { page: Page }) {
  const { code, language, mailed, number } = page;
  const { fields, received } = REPORT_TEXTS[language];
  return (
    <LandingFrame page={page} width="form">
      <div className="qp-claim">
        <CodeTag code={code} />
        <h1 className="qk-page-title">{received.title}</h1>
        <p className="qp-report-number">
          {received.number}:{' '}
          <strong className="qk-code">
            <bdi dir="ltr">{number}</bdi>
          </strong>
        </p>
        <p>{received.words}</p>
        <p className="qk-soft">{mailed ? received.mailed : received.notMailed}</p>
        <LinkButton href={`/${code}+`} rel="nofollow" variant="quiet">
          {fields.back}
        </LinkButton>
      </div>
    </LandingFrame>
  );
}
