import { ACCEPT_TERMS, type AcceptView } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { Button } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { longDay } from './long-day.ts';
import { Written } from './Written.tsx';

/** Asks a person to accept the terms of use. A plain form, which works without script. */
export function AcceptPage({ page: view }: { page: AcceptView }) {
  const { again, back, day, domain, language, link, text } = view;
  const { accept, version } = LEGAL_TEXTS[language];
  return (
    <LandingFrame page={view} width="text">
      <div className="qp-legal">
        <h1 className="qk-page-title">{accept.title}</h1>
        <p>{again ? accept.again : accept.first}</p>
        <p className="qk-soft">{version(longDay(day, language))}</p>
        <div className="qp-terms">
          {link === null ? null : <Elsewhere link={link} language={language} />}
          {text ? <Written text={text} language={language} /> : null}
        </div>
        <form className="qk-stack" method="post" action={ACCEPT_TERMS}>
          <input type="hidden" name="version" value={day} />
          <input type="hidden" name="language" value={text?.language ?? language} />
          {domain === null ? null : <input type="hidden" name="domain" value={domain} />}
          {link === null ? null : <input type="hidden" name="link" value={link} />}
          <input type="hidden" name="back" value={back} />
          <Button wide type="submit">
            {accept.button}
          </Button>
        </form>
        <p className="qk-soft">
          {accept.else} <a href="/profile">{accept.profile}</a>
        </p>
      </div>
    </LandingFrame>
  );
}
