import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCode } from '../../testing/codes.ts';
import { expectSignIn, watchLeaving } from '../../testing/leaving.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../../testing/server.ts';
import { GRID_ID } from './focus-grid.ts';

const BAG = aCode({ name: 'Blue bag' });
const total = () => screen.getByText('Total QR').textContent;

describe('the list of codes', () => {
  beforeEach(() => {
    signedIn();
    readBanners();
  });

  it('shows that the codes are loading', async () => {
    stallRoute(ADMIN_ROUTES.adminCodes);
    openConsole();
    await screen.findByText('Generate QR Links');
    expect(document.getElementById('codes')?.getAttribute('aria-busy')).toBe('true');
    expect(total()).toBe('Total QR …');
  });

  it('requests the newest fifty codes and shows them with the total', async () => {
    const asked = listCodes([BAG], 1_204);
    openConsole();
    await screen.findByText('Blue bag');
    expect(asked).toEqual([{ query: { sort: ['createdAt', 'DESC'], range: [0, 49], filter: {} } }]);
    expect(total()).toBe('Total QR 1,204');
  });

  it('shows how many of all codes match the filters', async () => {
    answerRoute(ADMIN_ROUTES.adminCodes, ({ query: { filter } }) => (filter?.approved ? [BAG] : [BAG, BAG]), {
      'content-range': 'codes 0-0/120',
    });
    openConsole('/admin?filter={"approved":true}');
    await waitFor(() => expect(total()).toBe('Total QR 120 of 120'));
  });

  it('shows the first steps without codes', async () => {
    listCodes([]);
    openConsole();
    await screen.findByText('No QR codes yet');
    press('Enter an amount');
    await screen.findByLabelText('Amount');
  });

  it('shows that no code matches the filters and clears the filters on request', async () => {
    const asked = answerRoute(
      ADMIN_ROUTES.adminCodes,
      ({ query: { filter } }) => (filter?.approved === false ? [] : [BAG]),
      { 'content-range': 'codes */1' },
    );
    openConsole('/admin?filter={"approved":false}');
    await screen.findByText('No codes match these filters');
    press('Clear all filters');
    expect(document.activeElement?.id).toBe(GRID_ID);
    await screen.findByText('Blue bag');
    const lists = asked.filter(({ query: { range } }) => range?.[1] !== 0);
    expect(lists.map(({ query }) => query.filter)).toEqual([{ approved: false }, {}]);
  });

  it('leads a change of page to the codes of the table', async () => {
    listCodes([BAG], 120);
    answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
    openConsole('/admin/codes/table');
    await screen.findByText('Blue bag');
    fireEvent.click(screen.getByLabelText('Next page'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Table of codes' }));
  });

  it.each([
    [
      'a lost connection',
      () => disconnectRoute(ADMIN_ROUTES.adminCodes),
      'Error while getting barcode data',
      'Check your connection and try again.',
    ],
    [
      'too many requests',
      () => refuseRoute(ADMIN_ROUTES.adminCodes, 'too_many_requests'),
      'Too many tries. Please wait a little',
      'Many tries came from your network just now. Try again in a moment.',
    ],
    [
      'a fault of the server',
      () => refuseRoute(ADMIN_ROUTES.adminCodes, 'unavailable'),
      'This is not available right now. Please try again',
      'The fault is ours, not yours. Try again in a moment.',
    ],
  ])('shows advice after %s and retries on request', async (_failure, fail, title, advice) => {
    fail();
    openConsole();
    const notice = (await screen.findByText(advice)).closest('[role=alert]');
    expect(notice?.querySelector('strong')?.textContent).toBe(title);
    listCodes([BAG]);
    press('Try again');
    await screen.findByText('Blue bag');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('keeps the shown codes when a new read fails', async () => {
    listCodes([BAG]);
    openConsole();
    await screen.findByText('Blue bag');
    refuseRoute(ADMIN_ROUTES.adminCodes, 'unavailable');
    fireEvent(window, new Event('visibilitychange'));
    await findButton('Try again');
    await screen.findByText('Blue bag');
  });

  it.each([
    ['editor', 'Edit', 'Edit 7K3M9QWX2P'],
    ['deletion', 'Delete', 'Are you sure you want to delete this QR code?'],
  ])('keeps the %s of a code that leaves the page open', async (_dialog, label, title) => {
    listCodes([BAG]);
    openConsole();
    fireEvent.click(await screen.findByLabelText(`${label} 7K3M9QWX2P`));
    await screen.findByText(title, { selector: 'h2' });
    listCodes([]);
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText('No QR codes yet');
    screen.getByText(title, { selector: 'h2' });
  });

  it('opens the sign-in after the session ends', async () => {
    const leave = watchLeaving();
    disconnectRoute(ADMIN_ROUTES.adminCodes);
    openConsole();
    await findButton('Try again');
    signedOut();
    refuseRoute(ADMIN_ROUTES.adminCodes, 'signed_out');
    press('Try again');
    await expectSignIn(leave);
  });

  it('redirects a former admin to the user pages', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    disconnectRoute(ADMIN_ROUTES.adminCodes);
    openConsole();
    await findButton('Try again');
    signedIn(aUser());
    refuseRoute(ADMIN_ROUTES.adminCodes, 'forbidden');
    press('Try again');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });
});
