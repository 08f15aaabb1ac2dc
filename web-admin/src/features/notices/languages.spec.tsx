import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, it } from 'vitest';
import { aNotice, aNoticeRow } from '../../testing/notices.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { listNotices } from '../../testing/server.ts';
import { NoticeList, NoticePage } from './index.ts';

const PAGE = (
  <Routes>
    <Route path="/notices/:id" element={<NoticePage />} />
  </Routes>
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('notices are listed and filtered', async () => {
    listNotices(aNoticeRow());
    const words = (await NOTICES.first(language)).texts;
    await openPartIn(language, [NOTICES], <NoticeList />);
    await screen.findByText(words.reasons.privacy);
    screen.getByRole('heading', { level: 1, name: words.title });
    for (const label of [words.filters.status, words.filters.order, words.filters.code])
      screen.getByLabelText(label);
  });

  it('the page of a notice shows what was reported and decided', async () => {
    history.replaceState(null, '', '/notices/N-7ZK3-M9QW');
    answerRoute(CONSOLE_ROUTES.notice, () =>
      aNotice({
        status: 'decided',
        decision: 'delete',
        decidedAt: '2026-11-21T10:00:00.000Z',
        decided: { ground: 'law', rule: 'Section 22', words: 'Without consent', by: null },
      }),
    );
    const words = (await NOTICES.first(language)).texts;
    await openPartIn(language, [NOTICES, AUDIT], PAGE);
    const { decision, facts } = words;
    for (const text of [facts.title, facts.email, decision.title, decision.deletedPerson, words.past])
      await screen.findByText(text);
    screen.getByText(words.decisions.delete);
  });
});
