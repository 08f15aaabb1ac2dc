import { ROUTES } from '@qlaim/backend/contract';
import { directionOf, LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@qlaim/backend/texts';
import { ACCOUNT, type AccountWords } from '@qlaim/backend/texts/account';
import { KIT_ENGLISH } from '@qlaim/backend/texts/kit';
import { SHELL, type ShellTexts } from '@qlaim/backend/texts/owner/shell';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { rememberLanguage } from '@qlaim/web-kit/texts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../testing/session.ts';
import { speak } from '../../testing/speak.ts';

/** Queries make each no-break space of French a space without it. */
const AS_WRITTEN = { collapseWhitespace: false };

afterEach(() => rememberLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  let texts: { words: AccountWords };
  let shell: ShellTexts;
  const said = (message: string) => new Map(Object.entries(shell.messages)).get(message) ?? message;
  beforeEach(async () => {
    await speak(language);
    texts = { words: (await ACCOUNT.first(language)).texts };
    shell = (await SHELL.first(language)).texts;
  });

  it('the sign-in shows every text, and explains what is missing', async () => {
    signedOut();
    openApp('/login');
    const { signIn, fields, invitation } = texts.words;
    await screen.findByRole('heading', { level: 1, name: signIn.title });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
      language,
      directionOf(language),
    ]);
    expect(document.title).toBe(`${signIn.title} · Qlaim`);
    for (const text of [invitation.headline, signIn.forgot, signIn.signUp])
      screen.getByText(text, AS_WRITTEN);
    press(signIn.submit);
    await waitFor(() => expect(errorOf(fields.email)).toBe(said('Email is required')));
    expect(errorOf(fields.password)).toBe(said('Password is required'));
  });

  it('the sign-up shows the steps of a claim, and translates the refusals of the server', async () => {
    refuseRoute(ROUTES.register, 'edited_meanwhile');
    signedOut();
    openApp('/register?code=7K3M9QWX2P');
    const { signUp, fields, claim } = texts.words;
    await findButton(signUp.submit);
    screen.getByText(claim.waiting);
    const steps = screen.getByRole('list', { name: claim.steps });
    expect(steps.textContent).toBe(`1${claim.signIn}2${claim.verify}3${claim.yours}`);
    fill({
      [fields.firstName]: 'Rosa',
      [fields.lastName]: 'Marin',
      [fields.email]: 'rosa@example.com',
      [fields.password]: 'secret-1',
    });
    press(signUp.submit);
    const refused = said('This was changed meanwhile. Reload and try again');
    const toast = await screen.findByText(refused);
    expect(toast.closest('[role=alert]')).not.toBeNull();
    expect(toast.getAttribute('lang')).toBe(language);
  });

  it('the one-time code shows the fallback of the specification', async () => {
    disconnectRoute(ROUTES.otpVerify);
    signedIn(aUser({ emailVerified: false, awaitedCode: '7K3M9QWX2P' }));
    openApp('/login');
    const { otp, claim } = texts.words;
    await screen.findByRole('heading', { level: 1, name: otp.title });
    screen.getByText('7K3M 9QWX 2P');
    screen.getByText(claim.waiting);
    fill({ [otp.code]: '123456' });
    press(otp.submit);
    await screen.findByText(said('Please enter valid otp'), { selector: '.qk-toast *' });
    for (const text of [otp.sendAgain, otp.changeEmail, otp.otherAccount]) screen.getByText(text, AS_WRITTEN);
  });

  it('the reset shows every text, with and without a token', async () => {
    signedOut();
    answerRoute(ROUTES.openReset, () => ({ valid: true as const }));
    openApp('/reset?token=t-1');
    const { reset, fields } = texts.words;
    await findButton(reset.submit);
    fill({ [fields.newPassword]: 'short', [fields.confirmPassword]: 'short' });
    press(reset.submit);
    const short = said('Password must be at least 8 characters long');
    await waitFor(() => expect(errorOf(fields.newPassword)).toBe(short));
  });

  it('the dialog for a reset link is labelled, and says that the mail is sent', async () => {
    answerRoute(ROUTES.requestPasswordReset, () => ({ message: 'Email sent successfully' }));
    signedOut();
    openApp('/login');
    const { signIn, forgot, fields } = texts.words;
    const { close } = shell.kit ?? KIT_ENGLISH;
    fireEvent.click(await screen.findByText(signIn.forgot, AS_WRITTEN));
    const dialog = screen.getByRole('dialog', { name: forgot.title });
    screen.getByRole('button', { name: close });
    const [email] = [...dialog.querySelectorAll('input')];
    if (!email) throw new Error('The dialog has no field');
    expect(dialog.textContent).toContain(fields.email);
    fireEvent.change(email, { target: { value: 'rosa@example.com' } });
    press(forgot.submit);
    await screen.findByText(said('Email sent successfully'));
  });
});

describe('the switch of the language', () => {
  const link = (language: Language) => screen.getByText(LANGUAGE_NAMES[language]);

  it('keeps what is typed, the query, and the choice', async () => {
    signedOut();
    openApp('/register?code=7K3M9QWX2P');
    await findButton('Sign up');
    fill({ Email: 'rosa@example.com' });
    const href = link('ar').getAttribute('href');
    expect(href).toBe('/register?code=7K3M9QWX2P&language=ar');

    fireEvent.click(link('ar'));

    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect(screen.getByLabelText<HTMLInputElement>('البريد الإلكتروني').value).toBe('rosa@example.com');
    expect(link('ar').getAttribute('aria-current')).toBe('true');
    expect(document.cookie).toContain(`${LANGUAGE_COOKIE}=ar`);
  });

  it('translates the message that a field shows', async () => {
    signedOut();
    openApp('/login');
    await findButton('Login');
    press('Login');
    await waitFor(() => expect(errorOf('Email')).toBe('Email is required'));

    fireEvent.click(link('de'));

    await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein');
  });

  it('chooses the language of the mails of a signed-in person', async () => {
    const asked = answerRoute(ROUTES.chooseLanguage, () => ({ language: 'fr' as const }));
    signedIn(aUser({ emailVerified: false }));
    openApp('/login');
    await screen.findByText('Verify your email');
    fireEvent.click(link('fr'));
    await waitFor(() => expect(asked).toEqual([{ body: { language: 'fr' } }]));
  });

  it('opens the pages behind the sign-in in the same language', async () => {
    await speak('de');
    const user = aUser();
    answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully' }));
    answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
    answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
    signedOut();
    openApp('/login');
    await findButton('Anmelden');
    fill({ 'E-Mail-Adresse': user.email, Passwort: 'secret-1' });
    press('Anmelden');
    await screen.findByText('Sie haben noch keine QR-Codes');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
    expect(screen.getByText('Sie sind angemeldet').getAttribute('lang')).toBe('de');
  });
});

it('shows an unknown message of the server as it came', async () => {
  await speak('de');
  refuseRoute(ROUTES.login, 'internal', { message: 'A message of tomorrow' });
  signedOut();
  openApp('/login');
  await findButton('Anmelden');
  fill({ 'E-Mail-Adresse': 'rosa@example.com', Passwort: 'secret-1' });
  press('Anmelden');
  expect((await screen.findByText('A message of tomorrow')).getAttribute('lang')).toBe('en');
});
