import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/language.ts';
import { plainSite } from '../../../testing/mails/sites.ts';
import { resetMail } from '../reset.ts';

const SITE = plainSite();

it('escapes a name and a link in the HTML of a mail, and not in its text', () => {
  const recipient = {
    to: 'ada@example.com',
    firstName: `<b>"Ada" & 'co'</b>`,
    id: 'm',
    language: 'en',
  } as const;

  const { html, text } = resetMail(SITE, recipient, 'https://qlaim.example/reset?a="><script>&b=1');

  expect(html).not.toMatch(/<b>|<script>/);
  expect(html).toContain('&lt;b&gt;&quot;Ada&quot; &amp; &#39;co&#39;&lt;/b&gt;');
  expect(html).toContain('href="https://qlaim.example/reset?a=&quot;&gt;&lt;script&gt;&amp;b=1"');
  expect(text).toContain(`Hello <b>"Ada" & 'co'</b>,`);
});

it.each(LANGUAGES)('loads nothing, follows the theme, and runs in the direction of %s', (language) => {
  const recipient = { to: 'ada@example.com', firstName: 'Ada', id: 'm', language } as const;
  const link = 'https://qlaim.example/reset?token=t';

  const { html } = resetMail(SITE, recipient, link);

  expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
  expect([...html.matchAll(/https?:\/\/[^"'<\s]+/g)].map(([address]) => address)).toEqual([link]);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain(`text-align:${language === 'ar' ? 'right' : 'left'}`);
});
