import { ROUTES } from '@qlaim/backend/contract';
import { directionOf, LANGUAGE_COOKIE, LANGUAGES } from '@qlaim/backend/texts';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';
import { someScans } from '../../testing/some-scans.ts';
import { speak } from '../../testing/speak.ts';

/** Queries make each no-break space of French a space without it. */
const AS_WRITTEN = { collapseWhitespace: false };

afterEach(() => speak('en'));

const shownIn = () => [document.documentElement.lang, document.documentElement.dir];

function withCodes(...barcodes: ReturnType<typeof aBarcode>[]) {
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('the list shows its cards', async () => {
    await speak(language);
    signedIn(aUser());
    withCodes(aBarcode({ name: 'Blue bag', scanCount: 3 }));
    openApp('/');
    const { card, content, another } = (await CODES.first(language)).texts;
    const { words } = (await SHELL.first(language)).texts;
    await screen.findByRole('heading', { level: 2, name: 'Blue bag' });
    screen.getByRole('heading', { level: 1, name: words.myCodes });
    for (const text of [card.count(3), content.leadsNowhere, content.notSetUp, another.title])
      screen.getByText(text);
    expect(shownIn()).toEqual([language, directionOf(language)]);
  });

  it('the scans show their charts', async () => {
    await speak(language);
    signedIn(aUser());
    const devices = [{ device: 'mobile' as const, count: 3 }];
    answerRoute(ROUTES.codeScans, () => someScans({ total: 3, devices }));
    answerRoute(ROUTES.code, () => ({ barcode: aBarcode({ name: 'Blue bag' }) }));
    openApp('/codes/7K3M9QWX2P');
    const scans = (await SCANS.first(language)).texts;
    const { figures } = scans;
    await screen.findByText('Blue bag');
    screen.getByRole('heading', { level: 1, name: scans.title });
    for (const name of [figures.perDay, figures.byHour, scans.devices, scans.from])
      screen.getByRole('heading', { level: 2, name });
  });

  it('the profile shows every part, and translates the refusal of the server', async () => {
    await speak(language);
    signedIn(aUser());
    refuseRoute(ROUTES.updateUser, 'old_password_wrong');
    openApp('/profile');
    const { profile, data, twoStep, passkeys, sessions } = (await PERSON.first(language)).texts;
    const { messages } = (await SHELL.first(language)).texts;
    await screen.findByRole('heading', { level: 1, name: profile.title });
    for (const { title } of [twoStep, passkeys, sessions, data])
      await screen.findByRole('heading', { level: 2, name: title });
    fill({ [profile.oldPassword]: 'secret-1', [profile.newPassword]: 'secret-2-long' });
    press(profile.submit);
    const refused = 'The old password is not right';
    const toast = await screen.findByText(messages[refused] ?? refused);
    expect(toast.getAttribute('lang')).toBe(language);
  });

  it('leaving says what is lost', async () => {
    await speak(language);
    signedIn(aUser());
    answerRoute(ROUTES.leaving, () => ({ codes: 2, files: 1, proof: 'password' as const }));
    openApp('/delete-account');
    const { deletion, choice } = (await PERSON.first(language)).texts;
    await screen.findByText(deletion.lost(2, 1));
    for (const text of [deletion.intro, choice.close.label, choice.release.help])
      screen.getByText(text, AS_WRITTEN);
  });
});

describe('the language of a signed-in person', () => {
  it('is that of the account, where this browser stores no choice', async () => {
    await speak('de');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it
    document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
    signedIn(aUser({ language: 'de' }));
    withCodes();
    openApp('/');
    await screen.findByText('Sie haben noch keine QR-Codes');
    expect(shownIn()).toEqual(['de', 'ltr']);
  });

  it('is the one that this browser stores, before that of the account', async () => {
    await speak('fr');
    signedIn(aUser({ language: 'de' }));
    withCodes();
    openApp('/');
    await screen.findByText('Vous n’avez pas encore de code QR');
  });

  it('changes in the profile, for the account and this browser, and keeps what is typed', async () => {
    await speak('en');
    const chosen = answerRoute(ROUTES.chooseLanguage, () => ({ language: 'ar' as const }));
    signedIn(aUser());
    openApp('/profile');
    await screen.findByLabelText('Language');
    fill({ 'First name': 'Rosalind' });
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ar' } });
    await waitFor(() => expect(shownIn()).toEqual(['ar', 'rtl']));
    expect(screen.getByLabelText<HTMLInputElement>('الاسم الأول').value).toBe('Rosalind');
    expect(document.cookie).toContain('qlaim_language=ar');
    await waitFor(() => expect(chosen).toEqual([{ body: { language: 'ar' } }]));
  });

  it('is that of the editor too', async () => {
    await speak('ar');
    signedIn(aUser());
    refuseRoute(ROUTES.code, 'unknown_code');
    openApp('/edit/7K3M9QWX2P');
    await screen.findByText('رمز QR هذا غير معروف');
    expect(shownIn()).toEqual(['ar', 'rtl']);
  });
});
