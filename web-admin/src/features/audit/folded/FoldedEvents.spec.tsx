import type { AuditEntry } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, breakRoute } from '@qlaim/web-kit/testing/api';
import { button, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../../testing/open-console.tsx';
import { BY_PEOPLE } from '../event-filter.ts';
import { FoldedEvents } from './FoldedEvents.tsx';

const HEAD: AuditEntry = {
  id: 'head',
  at: '2026-11-20T10:00:00.000Z',
  type: 'CodeGenerated',
  words: 'The code was generated.',
  by: { kind: 'system', id: null, name: null, apiKey: null },
  code: null,
  person: null,
  batch: null,
  contents: null,
  cursor: '90',
  folded: { count: 3, types: ['BatchExpanded', 'CodeGenerated'] },
};
const older = (id: string): AuditEntry => ({ ...HEAD, id, folded: null });

function open(by: AuditEntry['by'] = HEAD.by) {
  const folded = { count: 3, types: ['BatchExpanded', 'CodeGenerated'] };
  openPart(
    <FoldedEvents entry={{ ...HEAD, by }} folded={folded} filter={{ ...BY_PEOPLE, by: 'all' }}>
      {(entries) => entries.map(({ id }) => <p key={id}>Event {id}</p>)}
    </FoldedEvents>,
  );
}
const events = () => screen.queryAllByText(/^Event /).map(({ textContent }) => textContent);

it('opens to the events of the run, and to no other', async () => {
  const asked = answerRoute(CONSOLE_ROUTES.adminEvents, ({ query }) =>
    query.before === '90'
      ? { entries: [older('a'), older('b')], next: '88' }
      : { entries: [older('c'), older('of others')], next: '86' },
  );
  open();
  screen.getByText('Batch expanded, Code generated');
  press('and 3 more by the system');
  await findButton('Show the other 1');
  expect(button('and 3 more by the system').getAttribute('aria-expanded')).toBe('true');
  press('Show the other 1');
  await waitFor(() => expect(events()).toEqual(['Event a', 'Event b', 'Event c']));
  expect(asked.map(({ query }) => query)).toEqual([
    { before: '90', limit: 100 },
    { before: '88', limit: 100 },
  ]);
  expect(screen.queryByText(/^Show the other/)).toBeNull();
  press('and 3 more by the system');
  expect(events()).toEqual([]);
});

it('names what a person did code after code, and is read again after a failure', async () => {
  breakRoute(CONSOLE_ROUTES.adminEvents);
  open({ kind: 'admin', id: 'ada', name: 'Ada', apiKey: null });
  press('and 3 more of this kind');
  await findButton('Try again');
  answerRoute(CONSOLE_ROUTES.adminEvents, () => ({ entries: ['a', 'b', 'c'].map(older), next: null }));
  press('Try again');
  await waitFor(() => expect(events()).toHaveLength(3));
  expect(screen.queryByText('Batch expanded, Code generated')).toBeNull();
});
