import type { PreviewPage as Page } from '@qlaim/backend/contract';
import { LOCALES } from '@qlaim/backend/texts';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { CodeTag, LinkButton, useLook } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';
import { Leads } from './Leads.tsx';

/** Shows where a code leads, and since when. The button is what a scan does. */
export function PreviewPage({ page }: { page: Page }) {
  const { claimedAt, code, language, leads, since } = page;
  const { frame, preview: words } = CLAIM_TEXTS[language];
  const { name } = useLook();
  const dates = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const times = [since && words.since(dates.format(new Date(since)))].concat(
    claimedAt && words.claimed(dates.format(new Date(claimedAt))),
  );
  return (
    <LandingFrame page={page} width="form">
      <div className="qp-claim">
        <CodeTag code={code} />
        <h1 className="qk-page-title">{words.title}</h1>
        <Leads leads={leads} language={language} />
        <ul className="qp-preview-times qk-soft">
          {times.map((time) => (time ? <li key={time}>{time}</li> : null))}
        </ul>
        <div className="qp-preview-actions">
          <LinkButton href={`/${code}`} rel="nofollow noreferrer">
            {words.go}
          </LinkButton>
          <LinkButton href="/welcome" variant="quiet">
            {frame.whatIs(name)}
          </LinkButton>
        </div>
        {leads.kind === 'claim' ? null : (
          <p className="qk-other-way">
            <a href={`/report/${code}`} rel="nofollow">
              {REPORT_TEXTS[language].title}
            </a>
          </p>
        )}
      </div>
    </LandingFrame>
  );
}
