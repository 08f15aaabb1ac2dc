import type { OperationsReport } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { aReport, aSenderCheck } from '../../testing/operations.ts';
import { OperationsPage } from './OperationsPage.tsx';

const AT = '2026-11-24T10:00:00.000Z';
const UP = { position: null, waiting: 0, more: false, oldest: null } as const;
const LATE = { position: '12/34', waiting: 100, more: true, oldest: '2026-11-24T09:00:00.000Z' } as const;

const REPORT = aReport({
  at: AT,
  engines: [
    { name: 'vault', answeredIn: 4, problem: null },
    { name: 'files', answeredIn: null, problem: 'No answer' },
  ],
  readModels: [
    { name: 'codes', ...UP, eventsPerSecond: 1204, rebuilt: null },
    { name: 'users', ...LATE, eventsPerSecond: null, rebuilt: 0.509 },
    { name: 'batches', ...LATE, eventsPerSecond: 0, rebuilt: null },
  ],
  reactions: [{ name: 'mail-outbox', ...UP, waiting: null }],
  deferredMails: 1204,
  webhookMessages: { waiting: 3, more: false, oldest: null },
});

beforeEach(() => {
  answerRoute(CONSOLE_ROUTES.rebuilds, () => ({ readModels: [], latest: null }));
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
});

async function open(over: Partial<OperationsReport> = {}) {
  answerRoute(CONSOLE_ROUTES.operations, () => ({ ...REPORT, ...over }));
  openPart(<OperationsPage />);
  await screen.findByText('Reactions');
}

/** The rows of a table, without times that pass. */
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/since.*/, 'since …')));

it('shows how far each read model is, and how fast', async () => {
  await open();
  expect(rows('Read models')).toEqual([
    ['Name and position', 'Waiting', 'Events/s'],
    ['Codes ', 'None', '1,204'],
    ['People Rebuild: 50 %at 12/34', 'More than 100 eventssince …', '–'],
    ['Batches Behindat 12/34', 'More than 100 eventssince …', '0'],
  ]);
  expect(rows('Reactions')).toEqual([
    ['Name and position', 'Waiting'],
    ['Mails Not known', 'Not known'],
  ]);
  expect(screen.queryByRole('table', { name: 'Relay' })).toBeNull();
  screen.getByText(/^As of 24 November 2026/);
});

it('shows how fast each engine answers', async () => {
  await open({ relay: { name: 'kafka', ...UP } });
  expect(rows('Engines').slice(1)).toEqual([
    ['Vault', 'in 4 ms'],
    ['Files', 'No answer'],
  ]);
  expect(rows('Relay').slice(1)).toEqual([['Kafka ', 'None']]);
});

it('shows when the certificates of domains end', async () => {
  await open({
    certificates: [
      { domain: 'codes.example', validTo: '2027-01-24T10:00:00.000Z' },
      { domain: 'codes.shop.example', validTo: null },
    ],
  });
  const part = screen.getByRole('region', { name: 'Certificates' });
  within(part).getByText(/^codes\.example: ends/);
  within(part).getByText('codes.shop.example: none yet.');
});

it('counts the mails and messages that wait', async () => {
  await open();
  const part = screen.getByLabelText('Mails and webhooks');
  within(part).getByText('1,204');
  expect(part.textContent).toMatch(/3 messages to deliver\.$/);
});

it('says since when messages wait, and what DNS says of each sender', async () => {
  const mailSenders = ['example.com', 'wool.example'].map((domain) => aSenderCheck(domain));
  await open({ webhookMessages: { waiting: 1000, more: true, oldest: AT }, mailSenders });
  const part = screen.getByLabelText('Mails and webhooks');
  expect(part.textContent).toMatch(/1,000 or more messages to deliver, the oldest from /);
  within(part).getByText(/Records of example\.com in DNS/);
  within(part).getByText(/Records of wool\.example in DNS/);
});

it('says what the last run of retention removed, and when the next one is', async () => {
  const last = { at: AT, asked: 3, erased: 2, signIns: 1_200, scans: 34_000 };
  await open({ retention: { last, next: '2026-11-25T04:00:00.000Z' } });
  const part = screen.getByRole('region', { name: 'Retention' });
  expect(part.textContent).toMatch(
    /Last run: 3 people told, 2 accounts deleted, 1,200 sign-ins removed, 34,000 scans summed up, /,
  );
  expect(part.textContent).toMatch(/Next run: .*2026/);
});

it('says nothing of retention where nothing is ever removed', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Retention' })).toBeNull();
});

it('says when the last good back-up and the last audit were made', async () => {
  const good = { id: '20261124T030000Z', at: AT, size: 2_100_000_000, place: '/mnt/backups' };
  await open({ backup: { good, failed: null }, audit: { at: AT, differences: 3 } });
  const part = screen.getByRole('region', { name: 'Back-up and audit' });
  expect(part.textContent).toMatch(/Last good back-up: 2\.0 GB, made .*/);
  within(part).getByText('It lies in /mnt/backups/20261124T030000Z.');
  expect(part.textContent).toMatch(/Last audit: 3 differences, /);
});

it('says how the lists of threats stand, and warns of one that cannot be read', async () => {
  const read = { name: 'own', readAt: AT, checkedAt: AT, entries: 1, problem: null };
  const away = { name: 'feed', readAt: null, checkedAt: null, entries: 0, problem: 'There is no such file' };
  await open({ destinationLists: [read, away] });
  const part = screen.getByRole('region', { name: 'Lists of threats' });
  expect(part.textContent).toMatch(
    /own: 1 entry, read .*\..*feed: not read yet\. Last try: There is no such file\./,
  );
  screen.getByText('The list of threats feed could not be read');
});

it('says that neither was made', async () => {
  await open();
  screen.getByText('No back-up has been made with npm run backup.');
  screen.getByText('No audit has been made.');
});

it('says what has stopped, and what was tried once', async () => {
  await open({
    stopped: [{ name: 'relay', problem: 'It broke' }],
    retrying: [{ name: 'vault', reason: 'Refused', since: AT, tries: 1 }],
  });
  expect(screen.getByText('relay has stopped').closest('.qk-notice')?.textContent).toMatch(
    /It broke\..*The log of the process says why\. Start the process again\.$/,
  );
  expect(screen.getByText('Vault: tried again').closest('.qk-notice')?.textContent).toMatch(
    /Tried 1 time\. Since /,
  );
});
