import type { LegalView } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { LandingFrame } from '../../frame/LandingFrame.tsx';
import { Accessible } from './Accessible.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { KeptData } from './KeptData.tsx';
import { UsualRules } from './UsualRules.tsx';
import { Versions } from './Versions.tsx';
import { Written } from './Written.tsx';

/** A legal page: the operator's text, and what the product says itself. */
export function LegalPage({ page: view }: { page: LegalView }) {
  const { language, link, page, text } = view;
  return (
    <LandingFrame page={view} width="text">
      <div className="qp-legal">
        <h1 className="qk-page-title">{LEGAL_NAMES[language].pages[page]}</h1>
        <Versions view={view} />
        {link === undefined ? null : <Elsewhere link={link} language={language} />}
        {text && link === undefined ? <Written text={text} language={language} /> : null}
        {page === 'privacy' ? <KeptData view={view} /> : null}
        {text ? null : <InPlace view={view} />}
      </div>
    </LandingFrame>
  );
}

/** What a page says for which the operator wrote nothing. */
function InPlace({ view }: { view: LegalView }) {
  switch (view.page) {
    case 'privacy':
      return null;
    case 'accessibility':
      return <Accessible view={view} />;
    case 'rules':
      return <UsualRules view={view} />;
    default:
      return <Missing language={view.language} />;
  }
}

function Missing({ language }: { language: Language }) {
  const { words, home } = LEGAL_TEXTS[language].missing;
  return (
    <>
      <p>{words}</p>
      <p>
        <a href="/welcome">{home}</a>
      </p>
    </>
  );
}
