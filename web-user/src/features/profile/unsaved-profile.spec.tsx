import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const USER = aUser();
const NOTE = 'These changes are not saved yet';
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function open(user = USER): Promise<void> {
  cleanup();
  signedIn(user);
  openApp('/profile');
  await findButton('Update');
}

beforeEach(() => localStorage.clear());

describe('a profile that was typed and not saved', () => {
  it('is shown as unsaved after a reload, and can be discarded', async () => {
    await open();
    fill({ 'First name': 'Rosalia' });
    await open();
    screen.getByText(NOTE);
    expect(shown('First name')).toBe('Rosalia');
    press('Discard');
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect(shown('First name')).toBe(USER.firstName);
    await open();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('is the saved one again where a field was cleared', async () => {
    await open();
    fill({ 'First name': '' });
    await open();
    expect(shown('First name')).toBe(USER.firstName);
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('is none where everything is as saved again', async () => {
    await open();
    fill({ 'First name': 'Rosalia' });
    fill({ 'First name': USER.firstName });
    await open();
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

describe('a change of the email', () => {
  it('needs no name of a person who has none, and sends none', async () => {
    const sent = stallRoute(ROUTES.updateUser);
    await open(aUser({ firstName: '', lastName: '' }));
    fill({ Email: 'rosa@example.org' });
    press('Update');
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ email: 'rosa@example.org' }]));
    expect(errorOf('First name')).toBeUndefined();
  });

  it('goes with a name that is typed, which is validated', async () => {
    const sent = stallRoute(ROUTES.updateUser);
    await open();
    fill({ 'First name': ' ', Email: 'rosa@example.org' });
    press('Update');
    await waitFor(() => expect(errorOf('First name')).toBe('Please enter firstname'));
    expect(sent).toEqual([]);
  });
});

it('has one main action', async () => {
  await open();
  await screen.findByText('Set up two-step sign-in').catch(() => undefined);
  const main = [...document.querySelectorAll('main .qk-button-primary')].map(
    ({ textContent }) => textContent,
  );
  expect(main).toEqual(['Update']);
});
