import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { aRebuild, aReport } from '../../testing/operations.ts';
import { OperationsPage } from './OperationsPage.tsx';

it.each(LANGUAGES)('in %s, the operations say what is wrong and what to do', async (language) => {
  answerRoute(CONSOLE_ROUTES.rebuilds, () => ({ readModels: ['codes'], latest: aRebuild() }));
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
  answerRoute(CONSOLE_ROUTES.operations, () =>
    aReport({
      deferredMails: 2,
      refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
    }),
  );
  const { page, parts, rebuild } = (await OPERATIONS.first(language)).texts;
  await openPartIn(language, [OPERATIONS], <OperationsPage />);
  await screen.findByText(page.troubles.refused(parts.names['event store']), AS_WRITTEN);
  screen.getByRole('heading', { level: 1, name: page.title });
  await screen.findByText(rebuild.stepOf(parts.names.codes, '1', '2'), AS_WRITTEN);
  for (const text of [
    page.troubles.deferred(2),
    parts.engines['event store'].remedy,
    page.engines.engine,
    page.reactionsNote,
    rebuild.intro,
  ])
    screen.getByText(text, AS_WRITTEN);
});
