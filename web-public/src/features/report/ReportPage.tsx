import { addressOfLegalPage, type ReportPage as Page } from '@qlaim/backend/contract';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { Button, CodeTag, Notice } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';
import { GoodFaith } from './GoodFaith.tsx';
import { ReasonField } from './ReasonField.tsx';
import { ReportField } from './ReportField.tsx';

/** Reports what a code shows (DSA, Article 16). A plain form, which works without script and keeps what was typed. */
export function ReportPage({ page }: { page: Page }) {
  const { code, language, problems, tooMany, typed } = page;
  const words = REPORT_TEXTS[language];
  const { fields } = words;
  const wrong = Object.keys(problems).length > 0;
  return (
    <LandingFrame page={page} width="form">
      <div className="qp-claim">
        <CodeTag code={code} />
        <h1 className="qk-page-title">{words.title}</h1>
        <p className="qk-soft">
          {words.lead} <a href={addressOfLegalPage('rules')}>{LEGAL_NAMES[language].pages.rules}</a>
        </p>
        {tooMany ? (
          <Notice tone="danger" title={words.tooMany}>
            {words.tooManyWords}
          </Notice>
        ) : null}
        {wrong && !tooMany ? <Notice tone="danger" title={words.wrong} /> : null}
        <form className="qk-stack" method="post" action={`/report/${code}`} noValidate>
          <ReasonField page={page} />
          <ReportField page={page} name="words" help={fields.wordsHelp}>
            {(aria) => (
              <textarea
                {...aria}
                rows={6}
                dir="auto"
                className="qk-input qk-textarea"
                defaultValue={typed.words}
              />
            )}
          </ReportField>
          <ReportField page={page} name="name" help={fields.anonymous}>
            {(aria) => (
              <input
                {...aria}
                type="text"
                dir="auto"
                autoComplete="name"
                className="qk-input"
                defaultValue={typed.name}
              />
            )}
          </ReportField>
          <ReportField page={page} name="email" help={fields.emailHelp}>
            {(aria) => (
              <input
                {...aria}
                type="email"
                dir="ltr"
                autoComplete="email"
                spellCheck={false}
                className="qk-input"
                defaultValue={typed.email}
              />
            )}
          </ReportField>
          <GoodFaith page={page} />
          <Button wide type="submit">
            {fields.submit}
          </Button>
        </form>
        <p className="qk-other-way">
          <a href={`/${code}+`} rel="nofollow">
            {fields.back}
          </a>
        </p>
      </div>
    </LandingFrame>
  );
}
