import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_REPORT } from '@qlaim/backend/texts/console/notices/report';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { aNotice, aNoticeRow, aReport, aStep, aStory } from '../../testing/notices.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { listNotices } from '../../testing/server.ts';
import { NoticeList, NoticePage, ReportPage, StoryPage } from './index.ts';

const PAGE = (
  <Routes>
    <Route path="/notices/:id/story" element={<StoryPage />} />
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
    screen.getByText(words.report);
    for (const label of [words.filters.status, words.filters.order, words.filters.code])
      screen.getByLabelText(label);
  });

  it('the report of a year names its figures', async () => {
    answerRoute(CONSOLE_ROUTES.noticeReport, () => aReport());
    const words = (await NOTICE_REPORT.first(language)).texts;
    await openPartIn(language, [NOTICES, NOTICE_REPORT], <ReportPage />);
    await screen.findByRole('heading', { level: 1, name: words.heading('2025') });
    for (const { title } of [words.received, words.decided, words.own, words.objections, words.reversals])
      screen.getByRole('table', { name: title });
    screen.getByText(words.notes.orders);
  });

  it('the story of a notice names its steps', async () => {
    history.replaceState(null, '', '/notices/N-7ZK3-M9QW/story');
    answerRoute(CONSOLE_ROUTES.noticeStory, () => aStory(aStep({ mail: { state: 'refused', to: null } })));
    const words = (await NOTICE_STORY.first(language)).texts;
    await openPartIn(language, [NOTICES, NOTICE_STORY, AUDIT], PAGE);
    await screen.findByText(words.steps.received);
    screen.getByText(words.mailed(words.reporter, words.mails.refused), AS_WRITTEN);
    screen.getByText(words.json);
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
