import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, breakRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from '../testing/leaving.ts';
import { openConsole, openPart } from '../testing/open-console.tsx';
import { listCodes, signedIn } from '../testing/server.ts';
import { Fault } from './Fault.tsx';

beforeEach(() => signedIn());

const links = () => [...screen.getByLabelText('Sections').querySelectorAll('a')];

describe('without a connection', () => {
  it('the frame stays and says so, and the page reads again once there is one', async () => {
    const first = answerRoute(CONSOLE_ROUTES.batches, () => [], { 'content-range': 'batches */0' });
    openConsole('/admin/batches');
    await screen.findByText('No batches yet');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    await screen.findByText('No connection. This page goes on once there is one.');
    screen.getByText('No batches yet');
    expect(first).toHaveLength(1);
    online.mockReturnValue(true);
    fireEvent.online(window);
    await waitFor(() => expect(first).toHaveLength(2));
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });
});

describe('the frame of the console', () => {
  it('leads to every section', async () => {
    answerRoute(CONSOLE_ROUTES.batches, () => [], { 'content-range': 'batches */0' });
    openConsole('/admin/batches');
    await screen.findByText('No batches yet');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/admin/home'],
      ['Codes', '/admin'],
      ['Batches', '/admin/batches'],
      ['People', '/admin/people'],
      ['Notices', '/admin/notices'],
      ['Scans', '/admin/scans'],
      ['Audit', '/admin/audit'],
      ['Operations', '/admin/operations'],
      ['Advertisement', '/admin/advertisement'],
      ['Domains', '/admin/domains'],
      ['API keys', '/admin/api-keys'],
      ['Webhooks', '/admin/webhooks'],
    ]);
    expect(
      links()
        .filter((link) => link.classList.contains('active'))
        .map(({ textContent }) => textContent),
    ).toEqual(['Batches']);
    expect(screen.getByText('Skip to the content').getAttribute('href')).toBe('#main');
    expect(document.title).toBe('Batches · Qlaim');
    screen.getByLabelText('Jump to … (Ctrl K)');
  });

  it.each(['/admin', '/admin/codes/table'])('marks the codes at %s', async (path) => {
    listCodes([]);
    answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
    openConsole(path);
    await screen.findByText('No QR codes yet');
    expect(
      links()
        .filter((link) => link.classList.contains('active'))
        .map(({ textContent }) => textContent),
    ).toEqual(['Codes']);
  });

  it('says where there is nothing', async () => {
    openConsole('/admin/nonsense');
    const back = await screen.findByText('Back to the codes');
    expect(back.closest('a')?.getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing here');
    expect(document.title).toBe('Not found · Qlaim');
  });
});

describe('the menu', () => {
  const signOut = async () => {
    openConsole('/admin/nonsense');
    fireEvent.click(await screen.findByLabelText('Menu'));
    expect((await screen.findByText('Profile')).closest('a')?.getAttribute('href')).toBe('/profile');
    screen.getByText('Rosa Marin');
    fireEvent.click(screen.getByText('Sign Out'));
  };

  it('signs out', async () => {
    const leave = watchLeaving();
    const asked = answerRoute(ADMIN_ROUTES.logout, () => ({ message: 'Signed out' }));
    await signOut();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
    expect(asked).toHaveLength(1);
  });

  it('stays where the server can not sign out', async () => {
    const leave = watchLeaving();
    breakRoute(ADMIN_ROUTES.logout);
    await signOut();
    await screen.findByRole('alert');
    expect(leave).not.toHaveBeenCalled();
  });
});

it('offers to reload after a fault', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  openPart(<Fault />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  fireEvent.click(screen.getByText('Reload'));
  expect(reload).toHaveBeenCalledOnce();
});
