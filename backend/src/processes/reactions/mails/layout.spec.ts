import { expect, it } from 'vitest';
import { resetMail } from './reset.ts';

it('escapes a name and a link in the HTML of a mail, and not in its text', () => {
  const recipient = {
    to: 'ada@example.com',
    firstName: `<b>"Ada" & 'co'</b>`,
    messageId: 'm',
    language: 'en',
  } as const;

  const { html, text } = resetMail(recipient, 'https://qlaim.example/reset?a="><script>&b=1');

  expect(html).not.toMatch(/<b>|<script>/);
  expect(html).toContain('&lt;b&gt;&quot;Ada&quot; &amp; &#39;co&#39;&lt;/b&gt;');
  expect(html).toContain('href="https://qlaim.example/reset?a=&quot;&gt;&lt;script&gt;&amp;b=1"');
  expect(text).toContain(`Hello <b>"Ada" & 'co'</b>,`);
});
