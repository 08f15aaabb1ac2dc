import { ROUTES, type User } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { answerSecurity } from '../../testing/session.ts';

const MISTYPED = 'rosa@exampel.com';
const RIGHT = 'rosa@example.com';

/** The signed-in user. */
let user: User;

beforeEach(() => {
  user = aUser({ email: MISTYPED, emailVerified: false });
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: true, user }));
  answerRoute(ROUTES.me, () => ({ user }));
  answerSecurity();
  answerRoute(
    ROUTES.updateUser,
    ({ body: { email, firstName = user.firstName, lastName = user.lastName } }) => {
      user = { ...user, firstName, lastName, ...(email === user.email ? {} : { pendingEmail: email }) };
      return { user, message: 'User updated successfully' };
    },
  );
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const atOtp = () => heading('Verify your email');
const atProfile = () => heading('Update Information');
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

function update(label: string, value: string) {
  fill({ [label]: value });
  press('Update');
}

async function expectOtpFor(email: string) {
  await atOtp();
  expect(screen.getByText(email).tagName).toBe('STRONG');
  expect(document.activeElement).toBe(screen.getByLabelText('One-time code'));
}

it('opens the profile from the one-time code, and returns after a change of the email', async () => {
  openApp('/login');
  await expectOtpFor(MISTYPED);
  follow('Wrong email? Change it');
  await atProfile();
  expect(document.activeElement?.closest('main')).toBe(screen.getByRole('main'));

  update('Email', RIGHT);
  await expectOtpFor(RIGHT);
  await screen.findByText(/^New code in \d+ s$/);
});

it('links from the profile to the one-time code of an unverified email', async () => {
  openApp('/profile');
  await atProfile();
  const said = screen.getByText('Your email is not verified yet').closest('[role=status]')?.textContent;
  expect(said).toContain(`We mailed a code to ${MISTYPED}. If that is mistyped, change it here.`);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/login');
  follow('Enter the code');
  await expectOtpFor(MISTYPED);
});

it('stays on the profile when only the name changes', async () => {
  openApp('/profile');
  await atProfile();
  update('First name', 'Rosalia');
  await screen.findByText('User updated successfully');
  await atProfile();
  await screen.findByText('Your email is not verified yet');
});

// Any other request has no handler and fails the test.
it.each(['/', '/edit/7K3M9QWX2P'])('redirects from %s to the one-time code', async (path) => {
  openApp(path);
  await expectOtpFor(MISTYPED);
});
