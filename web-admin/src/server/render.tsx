import type { AppPageRenderer } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstFrame } from '../layout/first-frame/FirstFrame.tsx';

/** Renders what the console's page of codes shows until the console runs: its frame and its title. */
export const renderPage: AppPageRenderer['renderPage'] = async (_path, _answers, language) => {
  const { texts } = await CODE_LIST.first(language);
  return { html: renderToStaticMarkup(<FirstFrame title={texts.title} />), data: '' };
};
