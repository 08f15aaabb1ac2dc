import { describe, expect, it } from 'vitest';
import { directionOf, LANGUAGES } from '../../contract/language.ts';
import { plainSite } from '../../testing/mails/sites.ts';
import { otpMail } from './otp.ts';
import { resetMail } from './reset.ts';
import { MAIL_TEXTS } from './texts/index.ts';

const SITE = plainSite();

const LINK = 'https://qlaim.example/reset?token=a&b';
const NAME = `<b>"Ada" & 'co'</b>`;

describe.each(LANGUAGES)('a mail in %s', (language) => {
  const words = MAIL_TEXTS[language];
  const recipient = { to: 'ada@example.com', firstName: NAME, id: 'm', language };
  const written = `lang="${language}" dir="${directionOf(language)}"`;

  it('has the one-time code in its subject, text and HTML', () => {
    const { subject, text, html, to } = otpMail(SITE, recipient, '012345');
    expect(to).toBe('ada@example.com');
    expect(subject).toBe(words.otp.subject('012345'));
    expect(text).toContain(`${words.otp.lead}\n\n    012345\n`);
    expect(text).toContain(words.otp.close(10));
    expect(html).toContain(words.otp.lead);
    expect(html).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/);
  });

  it('has its language and direction at the root and inside it', () => {
    const { html } = resetMail(SITE, recipient, LINK);
    expect(html).toContain(`<html ${written}>`);
    expect(html).toContain(`<div ${written} `);
  });

  it('greets without a name who has none', () => {
    const { html, text } = resetMail(SITE, { ...recipient, firstName: '' }, LINK);
    expect(text.split('\n')[0]).toBe(words.unnamed);
    expect(html).toContain(`>${words.unnamed}</p>`);
  });

  it('escapes the name in HTML, and not in text', () => {
    const { html, text } = resetMail(SITE, recipient, LINK);
    expect(text).toContain(words.greeting(NAME));
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Ada&quot; &amp; &#39;co&#39;&lt;/b&gt;');
    expect(html).toContain(`href="https://qlaim.example/reset?token=a&amp;b"`);
    expect(html).toContain(`>${words.reset.action}</a>`);
    expect(text).toContain(`    ${LINK}\n`);
  });
});
