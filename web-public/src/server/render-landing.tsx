import type { LandingPage, LandingPageRenderer } from '@qlaim/backend/contract';
import { brandStyle } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { LookProvider } from '@qlaim/web-kit';
import { colours } from '@qlaim/web-kit/tokens';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CLAIM_AT_ONCE, ClaimablePage, claimsAtOnce, RefusedPage } from '../features/claim/index.ts';
import { AcceptPage, LegalPage } from '../features/legal/index.ts';
import { PreviewPage } from '../features/preview/index.ts';
import { ReportedPage, ReportPage } from '../features/report/index.ts';
import { WelcomePage } from '../features/welcome/index.ts';
import landingStyles from '../styles/landing.css?inline';
import legalStyles from '../styles/legal.css?inline';
import reportStyles from '../styles/report.css?inline';
import { LanguageProvider } from '../texts/use-texts.ts';
import { Document } from './Document.tsx';
import type { Head } from './head.ts';

/** Renders a page that a scan leads to where a code has no content to show. It is complete without script. */
export const renderLandingPage: LandingPageRenderer['renderLandingPage'] = (page, look) => {
  const scripts = page.kind === 'claimable' && claimsAtOnce(page) ? [CLAIM_AT_ONCE] : [];
  const styles = [landingStyles, ...moreStyles(page), brandStyle(look)].filter((style) => style !== '');
  const html = renderToStaticMarkup(
    <LanguageProvider value={page.language}>
      <LookProvider value={look}>
        <Document icon={look.icon} head={headOf(page)} styles={styles} inlineScripts={scripts}>
          {contentOf(page)}
        </Document>
      </LookProvider>
    </LanguageProvider>,
  );
  return { html: `<!doctype html>${html}`, styles, indexed: false, scripts };
};

function moreStyles({ kind }: LandingPage): readonly string[] {
  if (kind === 'legal' || kind === 'accept') return [legalStyles];
  return kind === 'report' || kind === 'reported' ? [reportStyles] : [];
}

const BASE = { indexed: false, ground: { light: colours.light.paper, dark: colours.dark.paper } };

function headOf(page: LandingPage): Head {
  const words = CLAIM_TEXTS[page.language];
  switch (page.kind) {
    case 'accept':
      return { ...BASE, title: LEGAL_TEXTS[page.language].accept.title };
    case 'claimable':
      return { ...BASE, title: words.claim.heading };
    case 'legal':
      return { ...BASE, title: LEGAL_NAMES[page.language].pages[page.page] };
    case 'preview':
      return { ...BASE, title: words.preview.title };
    case 'refused':
      return { ...BASE, title: words.reasons[page.reason].title };
    case 'report':
      return { ...BASE, title: REPORT_TEXTS[page.language].title };
    case 'reported':
      return { ...BASE, title: REPORT_TEXTS[page.language].received.title };
    case 'welcome':
      return page.reason === undefined
        ? { ...BASE, title: words.welcome.title, preview: { image: undefined, description: undefined } }
        : { ...BASE, title: words.reasons[page.reason].title };
  }
}

function contentOf(page: LandingPage): ReactElement {
  switch (page.kind) {
    case 'accept':
      return <AcceptPage page={page} />;
    case 'claimable':
      return <ClaimablePage page={page} />;
    case 'legal':
      return <LegalPage page={page} />;
    case 'preview':
      return <PreviewPage page={page} />;
    case 'refused':
      return <RefusedPage page={page} />;
    case 'report':
      return <ReportPage page={page} />;
    case 'reported':
      return <ReportedPage page={page} />;
    case 'welcome':
      return <WelcomePage page={page} />;
  }
}
