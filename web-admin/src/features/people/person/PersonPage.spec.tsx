import { ADMIN_ROUTES, type AdminPersonDetails } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { aPerson } from '../../../testing/people.ts';
import { AUDITOR, signedIn } from '../../../testing/server.ts';

const session = (id: string, browser: string): AdminPersonDetails['sessions'][number] => ({
  id: id.repeat(40),
  browser,
  os: 'Windows',
  openedAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-21T10:00:00.000Z',
});
const FIREFOX = session('a', 'Firefox');
const SAFARI = session('b', 'Safari');

async function open(over: Partial<AdminPersonDetails> = {}, codes = [aBarcode()], next?: number) {
  const person = aPerson(over);
  answerRoute(CONSOLE_ROUTES.adminUser, () => person);
  answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: codes, ...(next && { next }) }));
  openConsole(`/admin/people/${person.id}`);
  await screen.findByText('Sessions', { selector: 'h2' });
  return person;
}

/** What the page says of an account: 'Email', 'Role' and so on. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the account of a person', () => {
  it('shows a usual one without a badge', async () => {
    signedIn();
    const { id } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rosa Weiss');
    expect(['Email', 'Role', 'Signed up', 'Two-step sign-in'].map(fact)).toEqual([
      'rosa@example.com (verified)',
      'User',
      '20/11/26',
      'Off',
    ]);
    expect(document.querySelectorAll('main .qk-badge')).toHaveLength(0);
    const events = screen.getByText('What this person did');
    expect(events.getAttribute('href')).toBe(`/admin/audit?person=${id}&by=all`);
    expect(screen.getByText('All people').getAttribute('href')).toBe('/admin/people');
  });

  it.each([
    [true, 'Auditor, names shown'],
    [false, 'Auditor, names masked'],
  ])('shows what is unusual, for an auditor who sees names: %s', async (seesNames, role) => {
    signedIn();
    const more = { disabled: true, emailVerified: false, twoStep: true, provider: 'google' } as const;
    await open({ role: 'auditor', seesNames, ...more });
    expect(['Email', 'Role', 'Signed up', 'Two-step sign-in'].map(fact)).toEqual([
      'rosa@example.com (not verified)',
      role,
      '20/11/26 with Google',
      'On',
    ]);
    const badges = [...document.querySelectorAll('main .qk-badge')].map(({ textContent }) => textContent);
    expect(badges).toEqual(['Auditor', 'Disabled', 'Not verified']);
  });
});

it('shows which terms the person has accepted, and when', async () => {
  signedIn();
  await open({
    terms: [
      { domain: null, version: '2026-12-01', link: null, at: '2026-12-05T10:00:00.000Z' },
      {
        domain: 'codes.example.de',
        version: '2027-01-01',
        link: 'https://bags.example/agb',
        at: '2027-01-02T10:00:00.000Z',
      },
    ],
  });
  const term = screen.getByText('Terms of use');
  expect(term.nextElementSibling?.textContent).toMatch(/^Version of 01\/12\/26.*, accepted on 05\/12\/26/);
  const own = screen.getByText('Terms of use of codes.example.de').nextElementSibling;
  expect(own?.textContent).toMatch(/^Version of 01\/01\/27.*, accepted on 02\/01\/27/);
  expect(own?.textContent).toContain('https://bags.example/agb');
});

describe('the sessions of a person', () => {
  it('are none', async () => {
    signedIn();
    await open();
    screen.getByText('Not signed in anywhere');
    expect(screen.queryByText('Sign out everywhere')).toBeNull();
  });

  it('end one by one', async () => {
    signedIn();
    const { id } = await open({ sessions: [FIREFOX, SAFARI] });
    expect(screen.queryByText('Not signed in anywhere')).toBeNull();
    const asked = stallRoute(CONSOLE_ROUTES.endUserSession);
    fireEvent.click(screen.getByLabelText('Sign out Safari on Windows'));
    await waitFor(() => expect(asked).toEqual([{ params: { id, session: SAFARI.id } }]));
    expect(busyButtons()).toEqual(['Sign out']);
    expect(screen.getByLabelText('Sign out Safari on Windows').getAttribute('aria-busy')).toBe('true');
  });

  it('end all at once, where there are several', async () => {
    signedIn();
    const { id } = await open({ sessions: [FIREFOX, SAFARI] });
    const asked = answerRoute(CONSOLE_ROUTES.endUserSessions, () => ({ message: 'Signed out everywhere' }));
    answerRoute(CONSOLE_ROUTES.adminUser, () => aPerson({ sessions: [FIREFOX] }));
    press('Sign out everywhere');
    await waitFor(() => expect(screen.queryByText('Sign out everywhere')).toBeNull());
    screen.getByLabelText('Sign out Firefox on Windows');
    expect(asked).toEqual([{ params: { id } }]);
  });
});

describe('the codes of a person', () => {
  it('lead to their pages', async () => {
    signedIn();
    await open({}, [aBarcode({ name: 'Blue bag', scanCount: 1 })]);
    const line = (await screen.findByText('Blue bag')).closest('li');
    expect(line?.textContent).toBe('7K3M 9QWX 2PBlue bag1 scan');
    expect(line?.querySelector('a')?.getAttribute('href')).toBe('/admin/codes/7K3M9QWX2P');
    expect(screen.queryByText(/that were claimed last/)).toBeNull();
  });

  it.each([
    ['No codes', [], undefined],
    ['The 1 codes that were claimed last, of more', [aBarcode()], 1000],
  ])('say: %s', async (words, codes, next) => {
    signedIn();
    await open({}, codes, next);
    await screen.findByText(words);
  });
});

it.each([
  ['manager', 'user', []],
  ['support', 'user', ['Disable the account']],
  ['support', 'auditor', []],
] as const)('offers the %s on the account of the role %s: %j', async (role, theirs, actions) => {
  signedIn(aUser({ role }));
  await open({ role: theirs });
  const account = screen.getByText('Account').closest('section');
  expect([...(account?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(
    actions,
  );
  expect(screen.queryByText('Help') !== null).toBe(actions.length > 0);
  expect(screen.queryByText('What this person did')).toBeNull();
});

it('offers no changes to an auditor', async () => {
  signedIn(AUDITOR);
  await open({ sessions: [FIREFOX, SAFARI], awaitsOtp: true });
  await screen.findByText('Safari on Windows', { exact: false });
  await waitFor(() => expect(screen.queryByText('Change the role')).toBeNull());
  expect(screen.queryByText('Sign out')).toBeNull();
  expect(screen.queryByText('Sign out everywhere')).toBeNull();
});
