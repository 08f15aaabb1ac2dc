import { ERRORS, FORM_MESSAGES, ROUTES, type TwoStep } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { answerSecurity, signedIn } from '../../testing/session.ts';

const ON = { on: true, recoveryCodesLeft: 1 };
const CODES = ['AAAA-BBBB', 'CCCC-DDDD'];
const SETUP = { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/a', qr: '<svg/>' };
const PASSWORD = 'secret-1';

async function open(twoStep: Partial<TwoStep> = {}) {
  signedIn(aUser());
  answerSecurity(twoStep);
  openApp('/profile');
  await screen.findByText('Two-step sign-in');
  await findButton(twoStep.on ? 'New recovery codes' : 'Set up');
}

/** Sets up the app, up to its first code. */
async function setUp() {
  await open();
  expect(screen.queryByText('You must turn on two-step sign-in first')).toBeNull();
  press('Set up');
  answerRoute(ROUTES.setUpTwoStep, () => SETUP);
  fill({ 'Your password': PASSWORD });
  press('Continue');
  await screen.findByText('ABCD EFGH IJ');
}
const CODE = 'The six digits that the app shows';

describe('two-step sign-in that is off', () => {
  it('is turned on with a code of the app, and shows the recovery codes once', async () => {
    await setUp();
    expect(screen.getByText('open it').getAttribute('href')).toBe(SETUP.uri);
    expect(screen.getByAltText('QR code for your authenticator app').getAttribute('src')).toBe(
      'data:image/svg+xml,%3Csvg%2F%3E',
    );
    const asked = answerRoute(ROUTES.confirmTwoStep, () => ({ recoveryCodes: CODES, message: 'It is on' }));
    answerSecurity(ON);
    fill({ [CODE]: '123456' });
    await screen.findByText('Your recovery codes');
    expect(asked).toEqual([{ body: { code: '123456' } }]);
    const listed = [...screen.getByLabelText('Recovery codes').children].map(
      ({ textContent }) => textContent,
    );
    expect(listed).toEqual(CODES);
    const saved = watchDownloads();
    press('Download');
    expect(saved.map(({ name }) => name)).toEqual(['qlaim-recovery-codes.txt']);
    expect(await saved[0]?.content?.text()).toBe(
      'Qlaim recovery codes. Each works once.\n\nAAAA-BBBB\nCCCC-DDDD\n',
    );
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press('Print');
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Close')).toBeNull();
    press('I have kept them');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('1 recovery code left');
  });

  it('says what is wrong with the code', async () => {
    await setUp();
    press('Turn on');
    await waitFor(() => expect(errorOf(CODE)).toBe(FORM_MESSAGES.otpInvalid));
    refuseRoute(ROUTES.confirmTwoStep, 'second_step_wrong');
    fill({ [CODE]: '123456' });
    expect(errorOf(CODE)).toBeUndefined();
    await waitFor(() => expect(errorOf(CODE)).toBe(ERRORS.second_step_wrong.message));
    expect(screen.getByLabelText<HTMLInputElement>(CODE).value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText(CODE));
  });

  it('asks nothing of a person without a password, and shows the refusal', async () => {
    await open({ hasPassword: false, required: true });
    screen.getByText('You must turn on two-step sign-in first');
    press('Set up');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    const asked = refuseRoute(ROUTES.setUpTwoStep, 'sign_in_again');
    press('Continue');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(asked).toEqual([{ body: {} }]);
  });
});

describe('two-step sign-in that is on', () => {
  it('is turned off with the password, or with a code', async () => {
    await open(ON);
    press('Turn off');
    await screen.findByText('Turn off two-step sign-in?');
    const refused = refuseRoute(ROUTES.turnOffTwoStep, 'password_wrong');
    fill({ 'Your password': PASSWORD });
    press('Turn off', screen.getByRole('dialog'));
    await waitFor(() => expect(errorOf('Your password')).toBe('The password is not right'));
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    press('Use a code instead');
    const field = screen.getByLabelText<HTMLInputElement>('Code of your app, or a recovery code');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', null]);
    fill({ 'Code of your app, or a recovery code': '123456' });
    const asked = answerRoute(ROUTES.turnOffTwoStep, () => ({ message: 'It is off' }));
    answerSecurity();
    press('Turn off', screen.getByRole('dialog'));
    await screen.findByText('It is off');
    expect([...refused, ...asked].map(({ body }) => body)).toEqual([
      { password: PASSWORD },
      { code: '123456' },
    ]);
    await findButton('Set up');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays on where the operator requires it', async () => {
    await open({ ...ON, required: true, recoveryCodesLeft: 2 });
    screen.getByText('2 recovery codes left');
    expect(screen.queryByText('Turn off')).toBeNull();
  });

  it('gets new recovery codes, with a code where there is no password', async () => {
    await open({ ...ON, hasPassword: false });
    press('New recovery codes');
    expect(screen.queryByText('Use the password instead')).toBeNull();
    const asked = answerRoute(ROUTES.renewRecoveryCodes, () => ({ recoveryCodes: CODES, message: 'Done' }));
    fill({ 'Code of your app, or a recovery code': '123456' });
    press('Make new codes');
    await screen.findByText('CCCC-DDDD');
    expect(asked.map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(screen.queryByLabelText('Close')).toBeNull();
  });
});
