import { ADMIN_ROUTES, type Barcode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openPart } from '../../../testing/open-console.tsx';
import { AUDITOR, listCodes } from '../../../testing/server.ts';
import { GRID_ID } from '../focus-grid.ts';
import { CodeCard } from './CodeCard.tsx';
import { CodesWithDialogs } from './CodesWithDialogs.tsx';

const CODE = '7K3M9QWX2P';

async function open(over: Partial<Barcode> = {}, user?: typeof AUDITOR) {
  const code = aCode(over);
  listCodes([code]);
  openPart(
    <ListBase resource="codes" disableAuthentication>
      <CodesWithDialogs>
        <section id={GRID_ID} tabIndex={-1}>
          <CodeCard code={code} />
        </section>
      </CodesWithDialogs>
    </ListBase>,
    user,
  );
  await screen.findByAltText(`QR code ${CODE}`);
}

const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const switches = () =>
  [...document.querySelectorAll('[role=switch]')].map((one) => [
    one.textContent,
    one.getAttribute('aria-checked'),
  ]);

const controls = () =>
  [...document.querySelectorAll('button[aria-label]')].map((one) => one.getAttribute('aria-label'));

async function menu() {
  fireEvent.click(screen.getByLabelText(`More for ${CODE}`));
  await screen.findByText('Copy the link');
  return [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
}

async function choose(item: string) {
  fireEvent.click(screen.getByLabelText(`More for ${CODE}`));
  fireEvent.click(await screen.findByText(item));
}

it('shows a new code', async () => {
  await open();
  screen.getByText('No name yet');
  screen.getByText('Nothing stored yet');
  screen.getByText('No owner yet');
  expect(screen.queryByText('nonpaying')).toBeNull();
  expect(facts()).toEqual(['Created20/11/26', 'Uploaded–not yet', 'Approved–not yet', 'Scans0']);
  expect(switches()).toEqual([
    ['Approved: Disapproved', 'false'],
    ['Enabled: Enabled', 'true'],
  ]);
  const link = document.querySelector('[data-tooltip]');
  expect(link?.textContent).toBe(`qlaim.example/${CODE}`);
  expect(link?.getAttribute('data-tooltip')).toBe(`https://qlaim.example/${CODE}`);
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(screen.getByAltText(`QR code ${CODE}`).getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
});

it('shows a code in use', async () => {
  await open({
    name: 'Blue bag',
    restricted: true,
    approved: true,
    isActive: false,
    user: aUser(),
    storedInfo: { infoType: 'link', link: 'https://www.example.com/a' },
    scanCount: 1204,
    approvedDate: '2026-11-21T10:00:00.000Z',
    imageUploadDate: '2026-11-22T10:00:00.000Z',
    imageLink: '/picture.jpg',
  });
  screen.getByText('Blue bag');
  screen.getByText('nonpaying');
  expect(facts()).toEqual(['Created20/11/26', 'Uploaded22/11/26', 'Approved21/11/26', 'Scans1,204']);
  expect(switches()).toEqual([
    ['Approved: Approved', 'true'],
    ['Enabled: Disabled', 'false'],
  ]);
  expect(screen.getByAltText(`QR code ${CODE}`).getAttribute('src')).toBe('/picture.jpg');
  const tooltips = [...document.querySelectorAll('[data-tooltip]')].map((one) => [
    one.getAttribute('href'),
    one.getAttribute('data-tooltip'),
    one.textContent,
    one.getAttribute('target'),
  ]);
  expect(tooltips.slice(1)).toEqual([
    ['https://www.example.com/a', 'Link: https://www.example.com/a', 'Link example.com/a', '_blank'],
    ['mailto:rosa@example.com', 'Rosa Marin, rosa@example.com', 'Rosa Marin rosa@example.com', null],
  ]);
});

it('says that a switch is busy, and shows what the server answers', async () => {
  await open();
  const asked = stallRoute(ADMIN_ROUTES.approveToggle);
  press('Disapproved');
  await waitFor(() => expect(asked).toEqual([{ params: { id: CODE }, query: { to: true } }]));
  const [approved, enabled] = document.querySelectorAll('[role=switch]');
  expect([approved, enabled].map((one) => one?.getAttribute('aria-busy'))).toEqual(['true', null]);
  answerRoute(ADMIN_ROUTES.disableCode, () => ({
    barcode: aCode({ isActive: false }),
    message: 'The code is disabled',
  }));
  press('Enabled');
  await screen.findByText('The code is disabled');
});

it('offers to switch back', async () => {
  await open();
  answerRoute(ADMIN_ROUTES.disableCode, () => ({
    barcode: aCode({ isActive: false }),
    message: 'Disabled now',
  }));
  const enabled = answerRoute(ADMIN_ROUTES.enableCode, () => ({
    barcode: aCode(),
    message: 'Enabled again',
  }));
  press('Enabled');
  await screen.findByText('Disabled now');
  press('Undo');
  await screen.findByText('Enabled again');
  expect(enabled).toEqual([{ params: { id: CODE } }]);
});

it('lets an auditor look, and change nothing', async () => {
  await open({ user: aUser() }, AUDITOR);
  expect(controls()).toEqual([`More for ${CODE}`]);
  expect(switches()).toEqual([]);
  screen.getByText('Disapproved');
  screen.getByText('Enabled');
  expect(await menu()).toEqual(['Copy the link', 'Download as SVG']);
});

it('lets the support change where it leads, and nothing else', async () => {
  await open({ user: aUser() }, aUser({ role: 'support' }));
  expect(controls()).toEqual([`Edit ${CODE}`, `More for ${CODE}`]);
  expect(switches()).toEqual([]);
  expect(await menu()).toEqual(['Copy the link', 'Download as SVG']);
});

it('lets a manager change and print it', async () => {
  await open({ user: aUser() }, aUser({ role: 'manager' }));
  await screen.findByLabelText(`Upload image of ${CODE}`);
  expect(controls()).toContain(`Delete ${CODE}`);
  expect(switches()).toHaveLength(2);
  expect(await menu()).toEqual(['Copy the link', 'Download as SVG', 'Print this code', 'Mark as nonpaying']);
});

it('copies the link, or says that it could not', async () => {
  await open();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await choose('Copy the link');
  await screen.findByText('Link copied');
  expect(copy).toHaveBeenCalledWith(`https://qlaim.example/${CODE}`);
  copy.mockRejectedValue(new Error('forbidden'));
  await choose('Copy the link');
  await screen.findByText('The link could not be copied. Select it and copy it by hand');
});

it('saves the symbol, and leads to the print', async () => {
  await open({ restricted: true, user: aUser() });
  const saved = watchDownloads();
  await choose('Download as SVG');
  expect(saved.map(({ name }) => name)).toEqual([`${CODE}.svg`]);
  expect(saved[0]?.content?.type).toBe('image/svg+xml');
  const asked = answerRoute(ADMIN_ROUTES.restrictToggle, () => ({ barcode: aCode(), message: 'It pays' }));
  await choose('Mark as paying');
  await screen.findByText('It pays');
  expect(asked.map(({ query }) => query)).toEqual([{ to: false }]);
  expect(screen.queryByText('Delete this account')).toBeNull();
  await choose('Print this code');
  await waitFor(() => expect(location.pathname).toBe('/print/codes'));
  expect(history.state.usr).toEqual({ print: { id: [CODE] } });
});

it('deletes the code after a question', async () => {
  await open({ scanCount: 1 });
  const asked = answerRoute(ADMIN_ROUTES.deleteCode, () => ({ message: 'The code was deleted' }));
  fireEvent.click(screen.getByLabelText(`Delete ${CODE}`));
  await screen.findByText(/its content and its 1 scan will be gone/);
  press('No');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByLabelText(`Delete ${CODE}`));
  press('Yes');
  await screen.findByText('The code was deleted');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([{ params: { id: CODE } }]);
});

it('deletes what somebody owns with reasons, and moves the focus to the codes that are left', async () => {
  const asked = answerRoute(CONSOLE_ROUTES.decideCode, () => ({ message: 'Told', number: 'N-7ZK3-M9QW' }));
  await open({ user: aUser() });
  // What lies behind an open dialog takes no focus.
  const focused = vi.fn(() => screen.queryByRole('dialog'));
  document.getElementById(GRID_ID)?.addEventListener('focus', focused);
  fireEvent.click(screen.getByLabelText(`Delete ${CODE}`));
  const dialog = await screen.findByRole('dialog');
  fill({ 'Which law or rule': 'Section 22', Reasons: 'Without consent' });
  press('Delete the code', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([{ body: { decision: 'delete' } }]);
  expect(focused).toHaveNthReturnedWith(1, null);
  expect(document.activeElement?.id).toBe(GRID_ID);
});

it('disables what somebody owns with reasons, and offers no undo without them', async () => {
  const asked = answerRoute(CONSOLE_ROUTES.decideCode, () => ({ message: 'Told', number: 'N-7ZK3-M9QW' }));
  await open({ user: aUser() });
  const enabled = [...document.querySelectorAll<HTMLElement>('[role=switch]')].at(1);
  enabled?.click();
  const dialog = await screen.findByRole('dialog');
  fill({ 'Which law or rule': 'Section 22', Reasons: 'Without consent' });
  press('Disable the code', dialog);
  await screen.findByText('Told');
  const why = { ground: 'law', rule: 'Section 22', words: 'Without consent' };
  expect(asked).toEqual([{ params: { id: CODE }, body: { decision: 'disable', ...why } }]);
});

it('enables what somebody owns at once', async () => {
  const code = aCode({ user: aUser(), isActive: false, decision: 'N-7ZK3-M9QW' });
  answerRoute(ADMIN_ROUTES.enableCode, () => ({
    barcode: { ...code, isActive: true, decision: null },
    message: 'Enabled again',
  }));
  await open(code);
  const enabled = [...document.querySelectorAll<HTMLElement>('[role=switch]')].at(1);
  enabled?.click();
  await screen.findByText('Enabled again');
  expect(screen.queryByText('Undo')).toBeNull();
});
