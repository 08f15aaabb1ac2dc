import { joinStaffRoutes } from '@qlaim/backend/contract/invite';
import { directionOf, LANGUAGES } from '@qlaim/backend/texts';
import { INVITE_TEXTS } from '@qlaim/backend/texts/invite';
import { ROLE_WORDS } from '@qlaim/backend/texts/roles';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedOut } from '../../../testing/session.ts';
import { speak } from '../../../testing/speak.ts';

const { openInvitation, acceptInvitation } = joinStaffRoutes;
const { en } = INVITE_TEXTS;
const email = 'maria@example.com';

beforeEach(signedOut);
afterEach(() => speak('en'));

const invited = () =>
  answerRoute(openInvitation, () => ({ email, role: 'auditor' as const, inviter: 'Grace Hopper' }));

async function accept() {
  openApp('/invite/token-1');
  await findButton(en.submit);
  fill({ 'First name': 'Maria', 'Last name': 'Roth', Password: 'a long password' });
  press(en.submit);
}

describe('the page of an invitation', () => {
  it('says who invites to which role, and makes the account', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const asked = invited();
    const user = aUser({ email, role: 'auditor' });
    const made = answerRoute(acceptInvitation, () => ({ user, message: 'user login successfully' }));
    await accept();
    screen.getByText(en.lead('Grace Hopper', location.host));
    screen.getByText(en.role('Auditor'));
    expect(screen.getByLabelText<HTMLInputElement>(en.email).value).toBe(email);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'));
    expect(asked).toEqual([{ body: { token: 'token-1' } }]);
    const body = { token: 'token-1', firstName: 'Maria', lastName: 'Roth', password: 'a long password' };
    expect(made).toEqual([{ body }]);
  });

  it('sends nothing before the form is complete', async () => {
    invited();
    const made = answerRoute(acceptInvitation, () => ({ user: aUser(), message: '' }));
    openApp('/invite/token-1');
    await findButton(en.submit);
    press(en.submit);
    await waitFor(() => expect(errorOf('Password')).toBe('Password is required'));
    expect(made).toEqual([]);
  });

  it('says that a link opens nothing any more', async () => {
    refuseRoute(openInvitation, 'invitation_ended');
    openApp('/invite/token-1');
    await screen.findByText(en.ended);
    expect(screen.getByRole('link', { name: en.signIn }).getAttribute('href')).toBe('/login');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it.each([
    ['invitation_ended', en.ended],
    ['email_taken', en.taken],
  ] as const)('says what became of it meanwhile: %s', async (code, words) => {
    invited();
    refuseRoute(acceptInvitation, code);
    await accept();
    await screen.findByText(words);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('shows what is wrong with the password, and keeps what was typed', async () => {
    invited();
    refuseRoute(acceptInvitation, 'password_common');
    await accept();
    await screen.findAllByText('This password is one of the most used. Choose another one');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maria');
  });

  it('reads again after an outage', async () => {
    disconnectRoute(openInvitation);
    openApp('/invite/token-1');
    await screen.findByText(en.failed);
    invited();
    press(en.tryAgain);
    await findButton(en.submit);
  });
});

it.each(LANGUAGES)('in %s, every text is of that language', async (language) => {
  await speak(language);
  invited();
  openApp('/invite/token-1');
  const words = INVITE_TEXTS[language];
  await screen.findByRole('heading', { level: 1, name: words.title });
  await screen.findByText(words.lead('Grace Hopper', location.host));
  screen.getByText(words.role(ROLE_WORDS[language].auditor), { collapseWhitespace: false });
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
    language,
    directionOf(language),
  ]);
});
