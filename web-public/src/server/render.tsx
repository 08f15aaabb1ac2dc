import type { PageRenderer, ScanPage } from '@qlaim/backend/contract';
import { SCAN_TEXTS } from '@qlaim/backend/texts/scan';
import { LookProvider } from '@qlaim/web-kit';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GalleryPage } from '../features/gallery/index.ts';
import { ContentPage } from '../features/page/index.ts';
import { GatePage } from '../features/secure-code/index.ts';
import { placeholderStyles } from '../media/placeholder.ts';
import pageStyles from '../styles/pages.css?inline';
import { LanguageProvider } from '../texts/use-texts.ts';
import { Document } from './Document.tsx';
import { headOf, themeOf } from './head.ts';
import { themeStyle } from './theme-style.ts';

export { renderLandingPage } from './render-landing.tsx';

/** Renders a page for a scanner as a whole document, which is complete without any script. */
export const renderPage: PageRenderer['renderPage'] = (page, script, language, look) => {
  const styles = [pageStyles, themeStyle(themeOf(page)), placeholderStyles(filesOf(page))].filter(
    (style) => style !== '',
  );
  const head = headOf(page, SCAN_TEXTS[language]);
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <LookProvider value={look}>
        <Document head={head} icon={look.icon} styles={styles} script={script}>
          {contentOf(page)}
        </Document>
      </LookProvider>
    </LanguageProvider>,
  );
  return { html: `<!doctype html>${html}`, styles, indexed: head.indexed };
};

function contentOf(page: ScanPage): ReactElement {
  switch (page.kind) {
    case 'page':
      return <ContentPage page={page} />;
    case 'gallery':
      return <GalleryPage page={page} />;
    case 'gate':
      return <GatePage page={page} />;
  }
}

function filesOf(page: ScanPage) {
  switch (page.kind) {
    case 'page':
      return [...(page.portrait ? [page.portrait] : []), ...page.images, ...page.videos];
    case 'gallery':
      return page.files;
    case 'gate':
      return [];
  }
}
