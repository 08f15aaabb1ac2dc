import { ADMIN_ROUTES, type Role } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../testing/open-console.tsx';
import { signedIn } from '../testing/server.ts';

const sections = () =>
  [...screen.getByLabelText('Sections').querySelectorAll('a')].map(({ textContent }) => textContent);

const open = (role: Role, path: string) => {
  signedIn(aUser({ role }));
  answerRoute(CONSOLE_ROUTES.batches, () => [], { 'content-range': 'batches */0' });
  openConsole(path);
};

describe('the sections', () => {
  it.each([
    ['manager', ['Home', 'Codes', 'Batches', 'People', 'Notices', 'Scans', 'Advertisement']],
    ['support', ['Home', 'Codes', 'Batches', 'People', 'Notices', 'Scans', 'Advertisement']],
    ['printer', ['Batches']],
  ] as const)('of the role %s are those that it reads', async (role, labels) => {
    open(role, '/admin/batches');
    await screen.findByText('No batches yet');
    expect(sections()).toEqual(labels);
    expect(screen.queryByText('Read only')).toBeNull();
  });

  it('of an auditor are all of them, marked', async () => {
    open('auditor', '/admin/batches');
    await screen.findByText('Read only');
    expect(sections()).toHaveLength(12);
  });
});

describe('a page that the role does not open', () => {
  it.each([
    ['printer', '/admin/codes/7K3M9QWX2P'],
    ['printer', '/admin/codes/table'],
    ['printer', '/admin/people'],
    ['support', '/admin/print/0199a3c0-7d1e-7abc-8def-0123456789ab'],
    ['manager', '/admin/api-keys'],
  ] as const)('says so to the role %s at %s', async (role, path) => {
    open(role, path);
    await screen.findByText('Your role does not open this page');
    expect(document.title).toBe('Not for your role · Qlaim');
  });

  it('leads a printer from the codes to the batches', async () => {
    const asked = answerRoute(ADMIN_ROUTES.adminCodes, () => []);
    open('printer', '/admin');
    await screen.findByText('No batches yet');
    await waitFor(() => expect(location.pathname).toBe('/admin/batches'));
    expect(asked).toEqual([]);
  });
});
