import { expect, it } from 'vitest';
import { deviceOf, referrerOf } from './visitor.ts';

it.each([
  ['https://www.example.org/a?secret=1', 'example.org'],
  ['http://l.m.shop.co.uk/', 'shop.co.uk'],
  ['https://t.co', 't.co'],
  ['https://xn--bcher-kva.de/', 'xn--bcher-kva.de'],
  [undefined, undefined],
  ['', undefined],
  ['no address', undefined],
  ['https://192.0.2.1/', undefined],
  ['https://[2001:db8::1]/', undefined],
  ['https://localhost/', undefined],
  ['https://made.up-name/', undefined],
  ['https://co.uk/', undefined],
  ['android-app://com.google.android.gm/', undefined],
  ['ftp://example.org/', undefined],
  [`https://${'a'.repeat(61)}.com/`, undefined],
  [`https://${'a'.repeat(60)}.com/`, `${'a'.repeat(60)}.com`],
  [`https://example.org/${'x'.repeat(2000)}`, 'example.org'],
])('the referrer %s is recorded as %s', (header, domain) => {
  expect(referrerOf(header)).toBe(domain);
  expect(referrerOf(header)).toBe(domain);
});

it('user agents of which the same is recorded share one object', () => {
  const phone = (version: string) =>
    deviceOf(
      `Mozilla/5.0 (Linux; Android ${version}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`,
    );
  expect(phone('14')).toMatchObject({ device: 'mobile', os: 'Android', browser: 'Chrome', bot: false });
  expect(phone('15')).toBe(phone('14'));
  expect(deviceOf('curl/8.5.0')).not.toBe(phone('14'));
});
