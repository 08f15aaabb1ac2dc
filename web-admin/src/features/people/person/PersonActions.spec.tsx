import { ADMIN_ROUTES, type AdminPersonDetails } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { aPerson } from '../../../testing/people.ts';
import { signedIn } from '../../../testing/server.ts';

const DONE = () => ({ message: 'Done' });
const PROOF = 'secret-1';

beforeEach(() => signedIn());

async function open(over: Partial<AdminPersonDetails> = {}) {
  const person = aPerson(over);
  const read = answerRoute(CONSOLE_ROUTES.adminUser, () => person);
  answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: [] }));
  openConsole(`/admin/people/${person.id}`);
  await findButton('Change the role');
  return { params: { id: person.id }, read };
}

const closed = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

it('offers what fits a usual account', async () => {
  await open();
  const offered = ['Help', 'Change the role', 'Disable the account'];
  const hidden = ['Enable the account', 'Resend the one-time code', 'Turn off two-step sign-in'];
  expect(offered.filter((words) => screen.queryByText(words) === null)).toEqual([]);
  expect(hidden.filter((words) => screen.queryByText(words) !== null)).toEqual([]);
});

it('disables an account after a question, and reads it again', async () => {
  const { params, read } = await open();
  const asked = answerRoute(CONSOLE_ROUTES.disableUser, DONE);
  press('Disable the account');
  await screen.findByText('Disable this account?');
  press('Cancel', screen.getByRole('alertdialog'));
  await closed('alertdialog');
  expect(asked).toEqual([]);
  press('Disable the account');
  press('Disable it', await screen.findByRole('alertdialog'));
  await screen.findByText('Done');
  await closed('alertdialog');
  expect(asked).toEqual([{ params }]);
  await waitFor(() => expect(read).toHaveLength(2));
});

it.each([
  ['Enable the account', CONSOLE_ROUTES.enableUser, { disabled: true }],
  ['Resend the one-time code', CONSOLE_ROUTES.resendUserOtp, { awaitsOtp: true }],
])('%s: at once', async (words, route, over) => {
  const { params } = await open(over);
  const asked = answerRoute(route, DONE);
  press(words);
  await screen.findByText('Done');
  expect(asked).toEqual([{ params }]);
  expect(screen.queryByText('Disable the account') === null).toBe('disabled' in over);
});

it('turns off the second step with the password of the admin', async () => {
  const { params } = await open({ twoStep: true });
  const asked = answerRoute(CONSOLE_ROUTES.turnOffUserTwoStep, DONE);
  press('Turn off two-step sign-in');
  await screen.findByText('Turn off two-step sign-in?');
  fill({ 'Your password': PROOF });
  press('Turn it off');
  await screen.findByText('Done');
  expect(asked).toEqual([{ params, body: { password: PROOF } }]);
  await closed('dialog');
});

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('another role', () => {
  const choose = async (role: string) => {
    press('Change the role');
    await findButton('Continue');
    fill({ Role: role });
  };

  it('is given with a code of the second step, and hides or shows names', async () => {
    const { params } = await open();
    const asked = answerRoute(CONSOLE_ROUTES.changeRole, DONE);
    await choose('auditor');
    fireEvent.click(screen.getByLabelText('Show names and emails to this auditor'));
    press('Continue');
    await screen.findByText('Really make Rosa Weiss an auditor?');
    fill({ 'Your password': PROOF });
    press('Use a code instead');
    fill({ 'Code of your app, or a recovery code': '123456' });
    press('Make auditor');
    await screen.findByText('Done');
    expect(asked).toEqual([{ params, body: { code: '123456', role: 'auditor', seesNames: true } }]);
    await closed('dialog');
  });

  it.each([
    ['user', 'auditor', /^An auditor can not claim or change codes\. Codes of their own stay theirs/, false],
    ['user', 'admin', /^An admin can not claim codes/, false],
    ['user', 'manager', /^A manager can not claim codes/, false],
    ['user', 'support', /^The support can not claim, generate, approve/, false],
    ['admin', 'printer', /^A printer can not claim or change codes/, true],
    ['auditor', 'user', /^A user reads and changes their own codes/, false],
    ['admin', 'auditor', /^An auditor can not claim or change codes/, true],
  ] as const)('says what changes for %s who becomes %s', async (role, next, words, keysEnd) => {
    await open({ role });
    press('Change the role');
    await findButton('Continue');
    const select = screen.getByLabelText<HTMLSelectElement>('Role');
    expect(describedBy(select)).toBe('');
    fill({ Role: next });
    expect(describedBy(select)).toMatch(words);
    expect(describedBy(select).endsWith('API keys that they made end.')).toBe(keysEnd);
    press('Continue');
    await screen.findByText(/^Really make/);
    screen.getByText(words);
  });

  it('keeps the dialog where the server refuses', async () => {
    await open({ role: 'admin' });
    refuseRoute(CONSOLE_ROUTES.changeRole, 'last_admin');
    await choose('user');
    expect(screen.queryByLabelText('Show names and emails to this auditor')).toBeNull();
    press('Continue');
    await screen.findByText('Really make Rosa Weiss a user?');
    press('Use a code instead');
    press('Use your password instead');
    fill({ 'Your password': PROOF });
    press('Make user');
    await screen.findAllByText('The last admin must stay');
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe(PROOF);
  });
});
