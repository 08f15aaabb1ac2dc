import { ADMIN_ROUTES, type AdminPersonDetails } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { aPerson } from '../../../testing/people.ts';
import { AUDITOR, signedIn } from '../../../testing/server.ts';

const DONE = () => ({ message: 'Done' });
const NEW = 'rosa@example.org';
const BAG = aBarcode({ name: 'Blue bag' });

beforeEach(() => signedIn());

async function open(over: Partial<AdminPersonDetails> = {}, codes = [BAG]) {
  const person = aPerson(over);
  answerRoute(CONSOLE_ROUTES.adminUser, () => person);
  answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: codes }));
  openConsole(`/admin/people/${person.id}`);
  await findButton('Help');
  return { params: { id: person.id } };
}

async function choose(label: string) {
  press('Help');
  (await screen.findByRole('menuitem', { name: label })).click();
}
const closed = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

const items = async () => {
  press('Help');
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

it('offers what helps a usual person', async () => {
  await open();
  expect(await items()).toEqual([
    'Send a link for a new password',
    'Change the email',
    'Mail the address of a code',
    'Hand over a code',
    'Delete this account',
  ]);
});

it('mails nothing to a disabled account', async () => {
  await open({ disabled: true });
  expect(await items()).toEqual(['Hand over a code', 'Delete this account']);
});

it('is not there for an auditor', async () => {
  signedIn(AUDITOR);
  const person = aPerson();
  answerRoute(CONSOLE_ROUTES.adminUser, () => person);
  answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: [] }));
  openConsole(`/admin/people/${person.id}`);
  await screen.findByText('What this person did');
  await waitFor(() => expect(screen.queryByText('Help')).toBeNull());
});

it('mails a link for a new password, after it says who gets it', async () => {
  const { params } = await open();
  const asked = answerRoute(CONSOLE_ROUTES.sendPasswordLink, DONE);
  await choose('Send a link for a new password');
  await screen.findByText(/^rosa@example\.com gets a mail/);
  press('Send it', screen.getByRole('alertdialog'));
  await screen.findByText('Done');
  await closed('alertdialog');
  expect(asked).toEqual([{ params }]);
});

it('mails the address of a code, after it says who gets what', async () => {
  await open({}, [aBarcode({ shortCode: 'AAAAAAAAAA' }), BAG]);
  const asked = answerRoute(CONSOLE_ROUTES.mailCode, DONE);
  await choose('Mail the address of a code');
  await screen.findByText(/^rosa@example\.com gets a mail with the address of the code/);
  fill({ Code: BAG.shortCode });
  press('Send it');
  await screen.findByText('Done');
  expect(asked).toEqual([{ params: { id: BAG.shortCode } }]);
  await closed('dialog');
});

it('has nothing to mail or to hand over without a code', async () => {
  await open({}, []);
  await choose('Hand over a code');
  await screen.findByText('This person has no codes.');
  press('Continue');
  screen.getByText('This person has no codes.');
});

describe('another email', () => {
  it('is given with the password of the admin, and waits where the old one is verified', async () => {
    const { params } = await open();
    const asked = answerRoute(CONSOLE_ROUTES.changeUserEmail, DONE);
    await choose('Change the email');
    await screen.findByText(/^The new email gets a one-time code, and rosa@example\.com is told/);
    fill({ 'New email': 'rosa' });
    press('Continue');
    await waitFor(() => expect(errorOf('New email')).toBe('Please enter valid email'));
    fill({ 'New email': NEW });
    press('Continue');
    await screen.findByText('Really change the email of Rosa Weiss?');
    screen.getByText(/^rosa@example\.org gets a one-time code, and rosa@example\.com is told/);
    fill({ 'Your password': 'secret-1' });
    press('Change the email', screen.getByRole('dialog'));
    await screen.findByText('Done');
    expect(asked).toEqual([{ params, body: { email: NEW, password: 'secret-1' } }]);
    await closed('dialog');
  });

  it('takes the place of one that was never verified, at once', async () => {
    await open({ emailVerified: false });
    await choose('Change the email');
    await screen.findByText(/^The new email takes the place of rosa@example\.com at once/);
  });

  it('keeps the dialog where somebody else has it', async () => {
    await open();
    refuseRoute(CONSOLE_ROUTES.changeUserEmail, 'email_taken');
    await choose('Change the email');
    await findButton('Continue');
    fill({ 'New email': NEW });
    press('Continue');
    await screen.findByText('Really change the email of Rosa Weiss?');
    fill({ 'Your password': 'secret-1' });
    press('Change the email', screen.getByRole('dialog'));
    await screen.findAllByText('This email is already registered');
    screen.getByText('Really change the email of Rosa Weiss?');
  });
});

it('deletes an account, and goes back to the list', async () => {
  await open();
  answerRoute(CONSOLE_ROUTES.invitations, () => []);
  answerRoute(CONSOLE_ROUTES.eraseUser, DONE);
  answerRoute(CONSOLE_ROUTES.adminUsers, () => [], { 'content-range': 'users */0' });
  await choose('Delete this account');
  await findButton('Delete the account');
  fill({ Reason: 'Asked for it by letter' });
  press('Delete the account');
  await screen.findByText('Nobody found');
  expect(location.pathname).toBe('/admin/people');
});
