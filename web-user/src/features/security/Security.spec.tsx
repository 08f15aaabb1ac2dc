import { type OwnSession, type Passkey, ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const AT = '2026-11-20T10:00:00.000Z';
const session = (id: string, over: Partial<OwnSession> = {}): OwnSession => ({
  id: id.repeat(40),
  browser: 'Firefox',
  os: 'Windows',
  openedAt: AT,
  seenAt: AT,
  current: false,
  ...over,
});
const HERE = session('a', { current: true });
const PHONE = session('b', { browser: 'Mobile Safari', os: 'iOS', seenAt: new Date().toISOString() });
const ODD = session('c', { browser: 'other', os: 'other' });

beforeEach(() => signedIn(aUser()));

/** The entry of a device or passkey, with the words after its name. */
const entry = (name: string) => screen.getByText(name).closest('li');

describe('where a person is signed in', () => {
  const open = async (...sessions: OwnSession[]) => {
    answerRoute(ROUTES.sessions, () => ({ sessions }));
    openApp('/profile');
    await screen.findByText('This device');
  };

  it('names each device, and when it was seen', async () => {
    await open(HERE, PHONE, ODD);
    expect(entry('Firefox on Windows')?.textContent).not.toContain('last seen');
    expect(entry('Safari on iOS')?.textContent).toMatch(/, last seen within the hour/);
    expect(entry('A browser')?.textContent).toMatch(/, last seen (?!within)/);
    expect(screen.queryByLabelText('Sign out Firefox on Windows')).toBeNull();
  });

  it('is ended for one device', async () => {
    await open(HERE, PHONE, ODD);
    const asked = stallRoute(ROUTES.endSession);
    fireEvent.click(screen.getByLabelText('Sign out Safari on iOS'));
    await waitFor(() => expect(asked).toEqual([{ params: { id: PHONE.id } }]));
    expect(busyButtons()).toEqual(['Sign out']);
  });

  it('is ended everywhere else', async () => {
    await open(HERE, PHONE);
    const asked = answerRoute(ROUTES.endOtherSessions, () => ({ message: 'Signed out elsewhere' }));
    answerRoute(ROUTES.sessions, () => ({ sessions: [HERE] }));
    press('Sign out everywhere else');
    await screen.findByText('Signed out elsewhere');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(screen.queryByText('Sign out everywhere else')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('says that it could not be read', async () => {
    disconnectRoute(ROUTES.sessions);
    openApp('/profile');
    await screen.findByText('This could not be read');
    screen.getByText('Check your connection and try again.');
  });
});

describe('the passkeys of a person', () => {
  const KEY: Passkey = {
    id: 'd'.repeat(40),
    name: 'Laptop',
    createdAt: AT,
    lastUsedAt: null,
    elsewhere: null,
    backedUp: true,
  };

  it('tell when they were used, and are removed after a question', async () => {
    const used = {
      ...KEY,
      id: 'e'.repeat(40),
      name: 'Phone',
      lastUsedAt: AT,
      elsewhere: 'codes.example.de',
      backedUp: false,
    };
    answerRoute(ROUTES.passkeys, () => ({ passkeys: [KEY, used] }));
    openApp('/profile');
    await screen.findByText('Laptop');
    expect(entry('Laptop')?.textContent).toMatch(/, never used\. Your other devices have it, tooRemove$/);
    expect(entry('Phone')?.textContent).toMatch(/, last used (?!.*Your other)/);
    expect(entry('Phone')?.textContent).toContain('Signs you in at codes.example.de only');
    expect(entry('Laptop')?.textContent).not.toContain('codes.example.de');
    const asked = answerRoute(ROUTES.removePasskey, () => ({ message: 'The passkey was removed' }));
    fireEvent.click(screen.getByLabelText('Remove Phone'));
    await screen.findByText('Remove the passkey Phone?');
    press('Keep');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByLabelText('Remove Phone'));
    answerRoute(ROUTES.passkeys, () => ({ passkeys: [KEY] }));
    press('Remove', await screen.findByRole('alertdialog'));
    await screen.findByText('The passkey was removed');
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(asked).toEqual([{ params: { id: used.id } }]);
    await findButton('Set up');
  });
});
