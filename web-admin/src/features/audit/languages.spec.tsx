import type { AuditEntry } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { WHAT_CHANGED } from '@qlaim/backend/texts/console/what-changed';
import { WIDGETS } from '@qlaim/backend/texts/console/widgets';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { useShown } from '@qlaim/web-kit/texts';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { CodeAtPage } from './code-at/CodeAtPage.tsx';
import { EventsPage } from './EventsPage.tsx';

const ENTRY: AuditEntry = {
  id: 'a',
  at: '2026-11-20T10:00:00.000Z',
  type: 'CodeGenerated',
  words: 'Words of the server',
  by: { kind: 'system', id: null, name: null, apiKey: null },
  code: '7K3M9QWX2P',
  person: { id: 'max', name: 'Max' },
  batch: { id: 'new', name: '', createdAt: null },
  contents: null,
  cursor: '9',
  folded: { count: 3, types: ['BatchExpanded', 'CodeGenerated'] },
};

it.each(LANGUAGES)('in %s, the log shows its filters, its types and its events', async (language) => {
  answerRoute(CONSOLE_ROUTES.adminEvents, () => ({ entries: [ENTRY], next: null }));
  answerRoute(CONSOLE_ROUTES.adminEventTypes, () => ({
    types: ['CodeApproved'],
    groups: [{ title: 'Accounts: sign-in', types: ['CodeApproved'] }],
  }));
  const words = (await AUDIT.first(language)).texts;
  const { by } = (await WIDGETS.first(language)).texts;
  await openPartIn(language, [AUDIT, BATCHES, WHAT_CHANGED], <EventsPage />);
  await screen.findByText('Words of the server');
  screen.getByRole('heading', { level: 1, name: words.title });
  for (const label of Object.values({
    ...words.filters,
    show: words.types.label,
    clear: words.filters.people,
  }))
    if (label !== words.filters.peopleHelp) screen.getAllByLabelText(label, AS_WRITTEN);
  for (const text of [
    words.export,
    words.intro,
    words.filters.show,
    words.filters.clear,
    words.event.asItWas,
    words.event.itsBatch,
    words.end.some.people,
    words.folded.bySystem(3),
    by.system,
  ])
    screen.getByText(text, AS_WRITTEN);
  expect(screen.getByText('Words of the server').closest('li')?.textContent).toContain(
    `${words.event.accountOf} Max`,
  );
  screen.getByText((text) => text.startsWith(words.titles.BatchExpanded));
  act(() => screen.getByLabelText(words.types.label).focus());
  await screen.findByText(words.groups['Accounts: sign-in'], AS_WRITTEN);
  screen.getByRole('option', { name: words.titles.CodeApproved });
});

it.each(LANGUAGES)('in %s, a code is shown as it was', async (language) => {
  const past = aBarcode({ user: aUser(), approved: true });
  answerRoute(CONSOLE_ROUTES.adminCodeAt, () => ({ past, present: null }));
  const { codeAt } = (await AUDIT.first(language)).texts;
  history.replaceState(null, '', '/7K3M9QWX2P');
  const page = (
    <Routes>
      <Route path=":code" element={<CodeAtPage />} />
    </Routes>
  );
  await openPartIn(language, [AUDIT], page);
  await screen.findByText(codeAt.missing);
  for (const text of [
    codeAt.now,
    codeAt.name,
    codeAt.owner,
    codeAt.leadsTo,
    codeAt.nowhere,
    codeAt.protected,
    codeAt.approved,
    codeAt.enabled,
    codeAt.paid,
    codeAt.picture,
    codeAt.back,
    codeAt.ownerIs('Rosa Marin', 'rosa@example.com'),
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getAllByText(codeAt.yes).length).toBeGreaterThan(0);
});

function ChooseFrench() {
  const { choose } = useShown();
  return (
    <button type="button" onClick={() => void choose('fr')}>
      fr
    </button>
  );
}

it('reads the events again when the reader chooses another language', async () => {
  const asked = answerRoute(CONSOLE_ROUTES.adminEvents, () => ({ entries: [ENTRY], next: null }));
  answerRoute(CONSOLE_ROUTES.adminEventTypes, () => ({ types: [], groups: [] }));
  const page = (
    <>
      <ChooseFrench />
      <EventsPage />
    </>
  );
  await openPartIn('de', [AUDIT, BATCHES, WHAT_CHANGED], page);
  await screen.findByText('Words of the server');
  expect(asked).toHaveLength(1);
  press('fr');
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByText((await AUDIT.first('fr')).texts.title);
});
