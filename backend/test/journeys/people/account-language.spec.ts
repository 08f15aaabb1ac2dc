import { expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { MAIL_TEXTS } from '../../../src/processes/mails/texts/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('the language of mails', (given) => {
  /** Waits for the mail with one of the subjects, and returns its language. */
  const languageOf = (email: string, subjectIn: (language: Language) => string) =>
    vi.waitFor(
      async () => {
        for (const language of LANGUAGES) {
          const ending = new RegExp(`${subjectIn(language)}$`);
          if ((await mailsTo(given.product, email, ending)).length > 0) return language;
        }
        throw new Error(`There is no mail for ${email}`);
      },
      { timeout: 10_000, interval: 20 },
    );
  const languageOfReset = (email: string) =>
    languageOf(email, (language) => MAIL_TEXTS[language].reset.subject);
  const send = (browser: ReturnType<typeof given.browser>, path: string, body: object, language: string) =>
    browser.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });

  it('is that of the sign-up, also where the request has another', async () => {
    const { browser, email, password } = stranger(given.product);
    const names = { firstName: 'Ada', lastName: 'Buyer' };
    const made = await send(browser, '/user/register', { ...names, email, password }, 'de-AT, en');
    expect(made.status).toBe(201);
    const wordsOf = (language: Language) => MAIL_TEXTS[language].otp.subject('\\d{6}');
    expect(await languageOf(email, wordsOf)).toBe('de');

    await send(given.browser(), '/user/reset-password', { email }, 'fr');

    expect(await languageOfReset(email)).toBe('de');
  });

  it('follows the choice of the signed-in person', async () => {
    const { browser, email } = await given.unverified();

    const chosen = await browser.call(ROUTES.chooseLanguage, { body: { language: 'ar' } });
    expect(chosen).toEqual({ language: 'ar' });
    await browser.call(ROUTES.requestPasswordReset, { body: { email } });

    expect(await languageOfReset(email)).toBe('ar');
  });

  it('is chosen by the person alone, and only from the languages that we have', async () => {
    const { browser } = await given.signUp();
    const choose = {
      method: 'PUT',
      body: '{"language":"tlh"}',
      headers: { 'content-type': 'application/json' },
    };

    expect((await browser.fetch('/user/language', choose)).status).toBe(400);
    const stranger = given.browser().call(ROUTES.chooseLanguage, { body: { language: 'de' } });
    expect(await refusalOf(stranger)).toMatchObject({ code: 'signed_out' });
  });
});
