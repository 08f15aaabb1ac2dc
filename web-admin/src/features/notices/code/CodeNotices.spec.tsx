import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aNoticeRow } from '../../../testing/notices.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { listNotices, signedIn } from '../../../testing/server.ts';

const CODE = '7K3M9QWX2P';
const HOUSE = aNoticeRow({ id: 'N-0000-0000', reason: null, status: 'decided', decision: 'disable' });

beforeEach(() => signedIn());

function open() {
  answerRoute(CONSOLE_ROUTES.batches, () => []);
  answerRoute(ADMIN_ROUTES.adminCode, () => ({ ...aBarcode(), id: CODE, note: null, tags: [] }));
  openConsole(`/admin/codes/${CODE}/notices`);
}

it('shows notices about the code and decisions of the house, with the whole story of each', async () => {
  const asked = listNotices(aNoticeRow(), HOUSE);
  open();
  const list = await screen.findByRole('list', { name: 'Notices and decisions' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Data or a picture without consent'),
    expect.stringContaining('Decided without a notice'),
  ]);
  const stories = screen.getAllByText(/^The whole story/).map((story) => story.closest('a')?.pathname);
  expect(stories).toEqual(['/admin/notices/N-7ZK3-M9QW/story', '/admin/notices/N-0000-0000/story']);
  expect(asked.map(({ query }) => query)).toContainEqual({
    sort: ['createdAt', 'DESC'],
    range: [0, 19],
    filter: { code: CODE },
  });
});

it('says that nobody has reported the code', async () => {
  listNotices();
  open();
  await screen.findByText('No notices');
});
