import { beforeAll, expect, it } from 'vitest';
import { onEveryComposition } from '../../harness/journey.ts';
import { type Person, stranger } from '../../harness/people.ts';
import { refused } from './refused.ts';

const URL_FORMAT = 'Invalid URL format';
const SCHEME = 'Link must start with https:// or www.';
const PHONE = 'Invalid phone number';
const AMOUNT = 'Please enter a valid amount of link';

onEveryComposition('the API refuses', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  const sendAs = ({ browser }: Pick<Person, 'browser'>, method: string, path: string, body: object) =>
    refused(given.product, JSON.stringify(body).slice(0, 80), () =>
      browser.fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it.each([
    ['javascript:alert(1)', SCHEME],
    ['JavaScript://example.com/%0aalert(1)', SCHEME],
    ['data:text/html,<script>alert(1)</script>', SCHEME],
    ['ftp://example.com', SCHEME],
    ['mailto:a@example.com', SCHEME],
    ['nodot', URL_FORMAT],
    ['https://', URL_FORMAT],
    ['https://exa mple.com', URL_FORMAT],
    ['https://example.com/\r\nSet-Cookie: a=b', URL_FORMAT],
    ['https://user:secret@example.com', URL_FORMAT],
    ['//example.com', URL_FORMAT],
    [`https://example.com/${'x'.repeat(2048)}`, URL_FORMAT],
  ])('the link %s', async (link, message) => {
    const answer = await sendAs(owner, 'PATCH', `/barcode/${code}`, { type: 'link', link });
    expect(answer).toMatchObject({ code: 'invalid_input', message, issues: [{ path: 'link' }] });
  });

  it.each(['123', '+1 213 373 425', 'CALL-ME', '+999 123456789', '5'.repeat(251)])(
    'the phone number %s',
    async (phoneNumber) => {
      const body = { type: 'phoneNumber', phoneNumber };
      const answer = await sendAs(owner, 'PATCH', `/barcode/${code}`, body);
      expect(answer).toMatchObject({ message: PHONE, issues: [{ path: 'phoneNumber' }] });
    },
  );

  it.each([0, 1001, -5, 1.5, '10'])('the amount %s', async (amount) => {
    const answer = await sendAs(await given.admin(), 'POST', '/barcode', { amount });
    expect(answer.message).toBe(AMOUNT);
  });

  it.each(['a\u0000b', 'a\r\nb', '\ud800', '\u200b', 'a\u202eb'])(
    'the name %j, of all things',
    async (name) => {
      const seen = 'Use one line of characters that can be seen';
      const { email, user } = owner;
      const admin = await given.admin();
      const person = { email, firstName: 'Ada', lastName: name };
      const key = { label: name, scopes: ['codes:read'], days: 30, password: admin.password };
      const sends = [
        sendAs(owner, 'PATCH', `/barcode/${code}`, { name }),
        sendAs(owner, 'PUT', `/user/update/${user._id}`, person),
        sendAs(stranger(given.product), 'POST', '/user/register', { ...person, password: 'a-password' }),
        sendAs(admin, 'POST', '/admin-api/api-keys', key),
      ];
      for (const answer of await Promise.all(sends))
        expect(answer).toMatchObject({ code: 'invalid_input', message: seen });
    },
  );

  it('a web address as the name of a person', async () => {
    const { email, password } = stranger(given.product);
    const body = { email, password, firstName: 'https://evil.example/phish', lastName: 'Byron' };
    const answer = await sendAs(owner, 'POST', '/user/register', body);
    expect(answer.issues).toMatchObject([{ path: 'firstName' }]);
    expect(answer.message).toBe('A name can not hold a web or email address. Put a space after a dot');
  });

  it('the old password without a new one', async () => {
    const { email, user } = owner;
    const body = { email, firstName: 'Ada', lastName: 'Buyer', password: owner.password };
    const answer = await sendAs(owner, 'PUT', `/user/update/${user._id}`, body);
    expect(answer.message).toBe('Both password and new password are required if one is filled');
  });

  it('a wrong password and an unknown email with the same response', async () => {
    const { browser, email } = stranger(given.product);
    const unknown = await sendAs({ browser }, 'POST', '/user/login', { email, password: 'some-password' });
    const wrong = await sendAs({ browser }, 'POST', '/user/login', {
      email: owner.email,
      password: 'some-password',
    });
    expect(unknown).toEqual({ code: 'wrong_credentials', message: 'Wrong email or password' });
    expect(wrong).toEqual(unknown);
  });

  it('the eleventh attempt to sign in, with the time to wait', async () => {
    const { browser, email } = stranger(given.product);
    const attempt = () => sendAs({ browser }, 'POST', '/user/login', { email, password: 'some-password' });
    for (let tried = 0; tried < 10; tried += 1) expect((await attempt()).code).toBe('wrong_credentials');

    expect((await attempt()).code).toBe('too_many_requests');

    const answer = await browser.fetch('/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'some-password' }),
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
