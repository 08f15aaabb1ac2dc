import { text } from 'node:stream/consumers';
import type { AppPageRenderer } from '@qlaim/backend/contract';
import { ServerLanguage } from '@qlaim/web-kit/texts';
import { dehydrate } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { Root } from '../Root.tsx';
import { keepAnswers } from './keep-answers.ts';

/** React would move larger parts behind the page, and put them into place by a script, which our policy forbids. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Renders a page of the app from the answers that it would ask for first. */
export const renderPage: AppPageRenderer['renderPage'] = async (path, answers, language, look) => {
  const queries = createQueryClient();
  keepAnswers(queries, answers);
  const { prelude } = await prerenderToNodeStream(
    <ServerLanguage value={language}>
      <Root
        queries={queries}
        look={look}
        routed={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
      />
    </ServerLanguage>,
    IN_PLACE,
  );
  const page = { html: await text(prelude), data: JSON.stringify(dehydrate(queries)) };
  queries.clear();
  return page;
};
