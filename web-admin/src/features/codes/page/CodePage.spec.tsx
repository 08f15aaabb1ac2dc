import { ADMIN_ROUTES, type AdminCode, ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBatch } from '../../../testing/batches.ts';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, listCodes, signedIn } from '../../../testing/server.ts';

const ID = '7K3M9QWX2P';
const BATCH = '0199a3c0-7d1e-7abc-8def-0123456789ab';
const BAG: AdminCode = {
  ...aCode({
    name: 'Blue bag',
    user: aUser(),
    storedInfo: { infoType: 'link', link: 'https://www.example.com/a' },
    approved: true,
    approvedDate: '2026-11-21T10:00:00.000Z',
    scanCount: 1204,
    batchId: BATCH,
    revision: 3,
  }),
  note: 'For the fair',
};

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.batches, () => [aBatch({ id: BATCH, name: 'Guitar cases' })]);
});

async function open(code: AdminCode = BAG, part = '', address = ID) {
  const asked = answerRoute(ADMIN_ROUTES.adminCode, () => code);
  openConsole(`/admin/codes/${address}${part}`);
  await screen.findByRole('heading', { level: 1, name: '7K3M 9QWX 2P' });
  await screen.findByRole('region', { name: 'The code' });
  return asked;
}

const hrefOf = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href');
const upwards = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getByText('Codes')
    .getAttribute('href');

describe('the page of a code', () => {
  it('shows what the code is, with links to its owner and its batch', async () => {
    await open();
    expect(document.title).toBe('7K3M 9QWX 2P · Qlaim');
    expect(hrefOf('qlaim.example/7K3M9QWX2P')).toBe(BAG.link);
    expect(hrefOf('Rosa Marin')).toBe(`/admin/people/${BAG.user?._id}`);
    await screen.findByText('Guitar cases');
    expect(hrefOf('Guitar cases')).toBe(`/admin/batches/${BATCH}`);
    screen.getByText('For the fair');
    expect([...document.querySelectorAll('[role=switch]')].map(({ textContent }) => textContent)).toEqual([
      'Approved: Approved',
      'Enabled: Enabled',
      'Paid for: Paid for',
    ]);
    expect(upwards()).toBe('/admin');
    expect(screen.queryByText('Delete this account')).toBeNull();
  });

  it.each(['7k3m9qwx2p', '7K3M-9QWX-2P'])('opens at %s, too', async (address) => {
    const asked = await open(BAG, '', address);
    expect(asked[0]?.params).toEqual({ id: ID });
  });

  it('says that there is no such code, and leads to its events', async () => {
    refuseRoute(ADMIN_ROUTES.adminCode, 'unknown_code');
    openConsole(`/admin/codes/${ID}`);
    await screen.findByText('There is no such code');
    expect(hrefOf('What happened to it')).toBe(`/admin/audit?code=${ID}&by=all`);
    expect(location.pathname).toBe(`/admin/codes/${ID}`);
  });

  it('says why it could not be read, and reads it again', async () => {
    refuseRoute(ADMIN_ROUTES.adminCode, 'unavailable');
    openConsole(`/admin/codes/${ID}`);
    await findButton('Try again');
    answerRoute(ADMIN_ROUTES.adminCode, () => BAG);
    press('Try again');
    await screen.findByText('Blue bag');
  });

  it('hands a code over that has an owner', async () => {
    await open();
    press('Hand over');
    await screen.findByText('Hand over 7K3M 9QWX 2P');
  });

  it('hands no code over without an owner', async () => {
    await open({ ...BAG, user: null });
    screen.getByText('Delete this code');
    expect(screen.queryByText('Hand over')).toBeNull();
  });

  it('offers no change to an auditor', async () => {
    signedIn(AUDITOR);
    await open();
    await waitFor(() => expect(screen.queryByText('Delete this code')).toBeNull());
    expect(screen.queryByLabelText('Rename the code')).toBeNull();
    expect(screen.queryByText('Edit')).toBeNull();
    expect(screen.queryByText('Change the link or number')).toBeNull();
    expect(document.querySelectorAll('[role=switch]:not([aria-disabled=true]):not(:disabled)')).toHaveLength(
      0,
    );
  });
});

describe('a change of the code', () => {
  it('is its name, unless somebody else changed it', async () => {
    const asked = answerRoute(ADMIN_ROUTES.updateCode, () => ({
      barcode: { ...BAG, name: 'Red bag' },
      message: 'QR code updated successfully',
    }));
    await open();
    fireEvent.click(screen.getByLabelText('Rename the code'));
    fill({ Name: ' Red bag ' });
    press('Save');
    await screen.findByText('Red bag');
    expect(asked).toEqual([{ params: { id: ID }, body: { name: 'Red bag', revision: 3 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused where somebody changed it since the form was opened, whatever the page has read since', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Rename the code'));
    const theirs = answerRoute(ADMIN_ROUTES.adminCode, () => ({ ...BAG, name: 'Green bag', revision: 4 }));
    fireEvent.offline(window);
    fireEvent.online(window);
    await screen.findByRole('heading', { level: 2, name: 'Green bag' });
    fill({ Name: 'Red bag' });
    const refused = refuseRoute(ADMIN_ROUTES.updateCode, 'edited_meanwhile');
    press('Save');
    await screen.findByText('Somebody changed this code meanwhile');
    expect(refused.map(({ body }) => body)).toEqual([{ name: 'Red bag', revision: 3 }]);
    expect(theirs.length).toBeGreaterThan(1);
    const asked = answerRoute(ADMIN_ROUTES.updateCode, () => ({ barcode: BAG, message: 'Saved' }));
    press('Save');
    await screen.findByText('Saved');
    expect(asked.map(({ body }) => body)).toEqual([{ name: 'Red bag', revision: 4 }]);
    fireEvent.click(screen.getByLabelText('Rename the code'));
    expect(screen.queryByText('Somebody changed this code meanwhile')).toBeNull();
  });

  it('stands in the open history at once', async () => {
    const history = answerRoute(CONSOLE_ROUTES.adminCodeChanges, () => ({ entries: [], next: null }));
    answerRoute(ADMIN_ROUTES.restrictToggle, () => ({
      barcode: { ...BAG, restricted: true },
      message: 'QR code marked as nonpaying',
    }));
    await open(BAG, '/history');
    await screen.findByText('No changes');
    [...document.querySelectorAll<HTMLElement>('[role=switch]')].at(2)?.click();
    await waitFor(() => expect(history).toHaveLength(2));
  });

  it('is its note', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.noteCode, ({ body: { note } }) => ({
      code: { ...BAG, note },
      message: 'Noted',
    }));
    await open();
    press('Edit');
    fill({ Note: 'x'.repeat(501) });
    press('Save');
    expect(errorOf('Note')).toBe('The note has at most 500 characters');
    expect(asked).toEqual([]);
    fill({ Note: 'For the other fair' });
    press('Save');
    await screen.findByText('For the other fair');
    expect(asked).toEqual([{ params: { id: ID }, body: { note: 'For the other fair' } }]);
  });

  it('is what was paid for', async () => {
    const asked = answerRoute(ADMIN_ROUTES.restrictToggle, () => ({
      barcode: { ...BAG, restricted: true },
      message: 'QR code marked as nonpaying',
    }));
    await open();
    const paid = [...document.querySelectorAll<HTMLElement>('[role=switch]')].at(2);
    paid?.click();
    await screen.findByText('nonpaying');
    expect(asked.map(({ query }) => query)).toEqual([{ to: true }]);
  });

  it('deletes what somebody owns with reasons, and leads back to the list', async () => {
    listCodes([]);
    const asked = answerRoute(CONSOLE_ROUTES.decideCode, () => ({ message: 'Told', number: 'N-7ZK3-M9QW' }));
    await open();
    press('Delete this code');
    const dialog = await screen.findByRole('dialog');
    press('Delete the code', dialog);
    await waitFor(() => expect(errorOf('Which law or rule')).toBe('Name the law or the rule'));
    fill({ 'It rests on': 'house', 'Which law or rule': 'No phishing', Reasons: 'It asks for passwords' });
    press('Delete the code', dialog);
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    const why = { ground: 'house', rule: 'No phishing', words: 'It asks for passwords' };
    expect(asked).toEqual([{ params: { id: ID }, body: { decision: 'delete', ...why } }]);
  });

  it('withholds its content with reasons', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.decideCode, () => ({ message: 'Told', number: 'N-7ZK3-M9QW' }));
    await open();
    const danger = screen.getByRole('heading', { name: 'Danger' });
    const focused = vi.fn(() => screen.queryByRole('dialog'));
    danger.addEventListener('focus', focused);
    press('Withhold the content');
    const dialog = await screen.findByRole('dialog');
    fill({ 'Which law or rule': 'Section 22', Reasons: 'Without consent' });
    press('Withhold the content', dialog);
    await screen.findByText('Told');
    expect(asked).toMatchObject([{ body: { decision: 'restrict', ground: 'law', rule: 'Section 22' } }]);
    // The button goes with the next read.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused).toHaveNthReturnedWith(1, null);
    expect(document.activeElement).toBe(danger);
  });
});

describe('the parts of the page', () => {
  it('have their own addresses', async () => {
    await open();
    const tabs = [...screen.getByRole('navigation', { name: 'About the code' }).querySelectorAll('a')];
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Leads to', `/admin/codes/${ID}`, 'page'],
      ['Scans 1,204', `/admin/codes/${ID}/scans`, null],
      ['History', `/admin/codes/${ID}/history`, null],
      ['Files', `/admin/codes/${ID}/files`, null],
      ['Notices', `/admin/codes/${ID}/notices`, null],
    ]);
  });

  it('show where the code leads', async () => {
    await open();
    const part = screen.getByRole('region', { name: 'Leads to' });
    expect(part.querySelector('dl')?.textContent).toBe('TypeLinkLinkhttps://www.example.com/a');
    expect(hrefOf('Open the editor of all types')).toBe(`/editor/${ID}`);
  });

  it('say that a new code leads nowhere', async () => {
    await open(aCode({ batchId: BATCH }));
    screen.getByText('Nothing is stored yet.');
    screen.getByText('No owner yet');
    screen.getByText('No name yet');
  });

  it('show its files', async () => {
    const file = (name: string, size: number) => ({
      url: `https://qlaim.example/files/${name}`,
      name,
      contentType: 'image/jpeg',
      size,
      sources: [],
      state: 'ready' as const,
    });
    const files = [file('a.jpg', 2048), file('b.jpg', 10)];
    const storedInfo = { infoType: 'image' as const, imageVideos: files.map(({ url }) => url), files };
    await open({ ...BAG, storedInfo }, '/files');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['a.jpg2.0 KB', 'b.jpg10 bytes']);
    expect(hrefOf('a.jpg')).toBe(files[0]?.url);
  });

  it('say that there are no files', async () => {
    await open(BAG, '/files');
    await screen.findByText('No files');
  });

  it('show its scans', async () => {
    const days = [
      { day: '2026-11-20', count: 40 },
      { day: '2026-11-21', count: 50 },
    ];
    const hours = Array.from({ length: 24 }, () => 0);
    answerRoute(ROUTES.codeScans, () => ({
      total: 90,
      days,
      hours,
      devices: [{ device: 'mobile' as const, count: 90 }],
      referrers: [],
      otherReferrers: 0,
    }));
    await open(BAG, '/scans');
    await screen.findByRole('region', { name: 'Scans a day' });
    await screen.findByRole('region', { name: 'Devices' });
  });

  it('lead to the first for an address that is none', async () => {
    await open(BAG, '/nothing');
    await waitFor(() => expect(location.pathname).toBe(`/admin/codes/${ID}`));
  });
});

describe('the page that was opened from a list', () => {
  const OTHER = { ...BAG, ...aCode({ shortCode: '8K3M9QWX2P', name: 'Red bag' }) };

  it('leads to the codes before and after it, and back to the list', async () => {
    const query = new URLSearchParams({ filter: '{"approved":true}', page: '2', perPage: '10' });
    answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
    const asked = listCodes([BAG, OTHER], 12);
    openConsole(`/admin/codes/table?${query}`);
    answerRoute(ADMIN_ROUTES.adminCode, ({ params: { id } }) => (id === ID ? BAG : OTHER));
    (await screen.findByText('7K3M9QWX2P')).click();
    await screen.findByText('11 of 12');
    listCodes([OTHER], 12);
    expect(asked.slice(-2).map(({ query: { range, filter } }) => [range, filter])).toEqual([
      [[9, 9], { approved: true }],
      [[11, 11], { approved: true }],
    ]);
    expect(upwards()).toBe(`/admin/codes/table?${query}`);
    expect(location.search).toBe('');
  });
});
