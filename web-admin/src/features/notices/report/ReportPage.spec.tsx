import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aNoticeRow, aReport } from '../../../testing/notices.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { listNotices, signedIn } from '../../../testing/server.ts';

const BUSY = aReport({
  received: {
    total: 1204,
    byReason: [{ reason: 'fraud', count: 1204 }],
    byTrustedFlaggers: 0,
    waiting: 3,
  },
  decided: {
    total: 5,
    byDecision: [{ decision: 'disable', law: 4, house: 1 }],
    automated: 0,
    medianSeconds: 5400,
  },
  ownInitiative: { total: 2, byDecision: [{ decision: 'restrict', law: 0, house: 1, unnamed: 1 }] },
  objections: { received: 4, upheld: 1, dismissed: 2, medianSeconds: 36_000 },
  reversed: 2,
  errors: { restricting: 7, overturned: 2 },
});

beforeEach(() => signedIn());

/** The figures of a part of the page, by their names. */
const figures = (title: string) => {
  const table = screen.getByRole('table', { name: title });
  return Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
};

it('is beside the list, and shows the last full year with every figure', async () => {
  listNotices(aNoticeRow());
  const asked = answerRoute(CONSOLE_ROUTES.noticeReport, () => BUSY);
  openConsole('/admin/notices');
  fireEvent.click(await screen.findByText('Yearly report'));
  await screen.findByRole('heading', { level: 1, name: 'Yearly report 2025' });
  expect(asked).toEqual([{ query: {} }]);
  expect(figures('Notices by reason')).toEqual({
    'Fraud or phishing': '1,204',
    'In all': '1,204',
    'From trusted flaggers': '0',
    'Not decided yet': '3',
  });
  expect(figures('Decisions about notices')).toEqual({
    'Code disabled: A law': '4',
    'Code disabled: A rule of the house': '1',
    'In all': '5',
    'By automated means': '0',
    'Median time to a decision, in hours': '1.5',
  });
  expect(figures('Decisions without a notice')).toMatchObject({
    'Content withheld: A rule of the house': '1',
    'Content withheld: No reason named': '1',
  });
  expect(figures('Objections')).toMatchObject({ 'Median time to an answer, in hours': '10' });
  expect(figures('Decisions taken back')).toMatchObject({ 'Error rate, in percent': '28.6' });
  screen.getByText(/The product knows no trusted flaggers, and uses no automated means/);
});

it('is that of the year that is chosen, which the address keeps', async () => {
  const asked = answerRoute(CONSOLE_ROUTES.noticeReport, ({ query }) =>
    aReport(query.year === '2026' ? { year: 2026, soFar: true, reversed: 1 } : {}),
  );
  openConsole('/admin/notices/report');
  await screen.findByText('Nobody reported anything in this year, and nothing was decided.');
  screen.getByRole('option', { name: '2026 so far' });
  fill({ Year: '2026' });
  await screen.findByRole('heading', { level: 1, name: 'Yearly report 2026' });
  expect(asked.map(({ query }) => query)).toEqual([{}, { year: '2026' }]);
  expect(location.search).toBe('?year=2026');
  expect(screen.queryByText(/Nobody reported anything/)).toBeNull();
});

it('is saved as CSV, and printed', async () => {
  const saved = watchDownloads();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  answerRoute(CONSOLE_ROUTES.noticeReport, () => BUSY);
  openConsole('/admin/notices/report');
  fireEvent.click(await screen.findByText('Download CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('qlaim-notices-2025.csv');
  const lines = (await saved[0]?.content?.text())?.split('\n') ?? [];
  expect(lines.slice(0, 3)).toEqual([
    'Part,Figure,Number',
    'Notices by reason,Fraud or phishing,1204',
    'Notices by reason,In all,1204',
  ]);
  expect(lines).toContain('Decisions about notices,By automated means,0');
  press('Print');
  expect(print).toHaveBeenCalledOnce();
});

it('says why it can not be read', async () => {
  refuseRoute(CONSOLE_ROUTES.noticeReport, 'unavailable');
  openConsole('/admin/notices/report?year=x');
  await screen.findByText('This is not available right now. Please try again');
});
