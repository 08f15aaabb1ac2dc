import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type CodeChange } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCode } from '../../../../testing/codes.ts';
import { openPart } from '../../../../testing/open-console.tsx';
import { AUDITOR } from '../../../../testing/server.ts';
import { CodeChanges } from './CodeChanges.tsx';

const CODE = aCode({ name: 'Red bag', revision: 4 });
const PERSON = '0199a3c0-7d1e-7abc-8def-0123456789ab';
const link = (to: string) => ({ infoType: 'link' as const, link: `https://example.com/${to}` });

const change = (version: number, over: Partial<CodeChange>): CodeChange => ({
  version,
  at: `2026-11-20T10:0${version}:00.000Z`,
  by: { kind: 'user', id: PERSON, name: 'Rosa Marin', apiKey: null },
  kind: 'saved',
  name: 'Blue bag',
  storedInfo: link('a'),
  available: true,
  restorable: true,
  current: false,
  ...over,
});
const NEWEST = [
  change(5, {
    name: 'Red bag',
    storedInfo: link('b'),
    current: true,
    restorable: false,
    by: { kind: 'user', id: PERSON, name: 'Ada', apiKey: 'Shop' },
  }),
  change(4, { kind: 'approved', by: { kind: 'admin', id: PERSON, name: null, apiKey: null } }),
  change(3, {}),
];
const OLDEST = [
  change(0, {
    kind: 'generated',
    by: { kind: 'system', id: null, name: null, apiKey: null },
    available: false,
    restorable: false,
    name: null,
    storedInfo: null,
  }),
];

const answer = () =>
  answerRoute(CONSOLE_ROUTES.adminCodeChanges, ({ query }) =>
    query.before === undefined ? { entries: NEWEST, next: 3 } : { entries: OLDEST, next: null },
  );

const rows = () =>
  [...document.querySelectorAll('li')].map(({ children }) =>
    children.item(1)?.textContent?.replace(/\s+/g, ' '),
  );

it('tells who changed what, from what to what', async () => {
  const asked = answer();
  openPart(<CodeChanges code={CODE} />);
  await screen.findByText('Approved');
  press('Older changes');
  await screen.findByText('Code made');
  expect(rows()).toEqual([
    'Saved Now by the API key “Shop” of AdaName: Blue bag became Red bagLink: https://example.com/a became https://example.com/b',
    'Approved by a deleted person',
    'Saved by Rosa Marin',
    'Code made by the systemIts name and content are not available any more',
  ]);
  expect(asked.map(({ query }) => query)).toEqual([{}, { before: 3 }]);
  const then = screen.getAllByText('As it was')[2];
  expect(then?.getAttribute('href')).toBe(
    `/audit/codes/${CODE.id}?time=${encodeURIComponent('2026-11-20T10:03:00.000Z')}`,
  );
});

it('restores a version after a question', async () => {
  answer();
  const asked = answerRoute(ADMIN_ROUTES.restoreCode, () => ({ barcode: CODE, message: 'Restored' }));
  openPart(<CodeChanges code={CODE} />);
  await screen.findByText('Approved');
  const [first] = screen.getAllByText('Restore');
  first?.closest('button')?.click();
  press('Restore', await screen.findByRole('alertdialog'));
  await screen.findByText('Restored');
  expect(asked).toEqual([{ params: { id: CODE.id }, body: { version: 4, revision: 4 } }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers an auditor no restore', async () => {
  answer();
  openPart(<CodeChanges code={CODE} />, AUDITOR);
  await screen.findByText('Approved');
  await waitFor(() => expect(screen.queryByText('Restore')).toBeNull());
});

it('says why it could not be read', async () => {
  refuseRoute(CONSOLE_ROUTES.adminCodeChanges, 'unavailable');
  openPart(<CodeChanges code={CODE} />);
  await findButton('Try again');
});
