import { describe, expect, it } from 'vitest';
import { shownHost, shownLink } from './shown-link.ts';

describe('a host in the script of one language is shown as it is written', () => {
  it.each([
    'https://example.com/Ab?c=d',
    'https://bücher.example/Ä',
    'https://пример.рф',
    'https://пример.com/путь',
    'https://例え.テスト',
    'https://ドメイン名例.jp',
    'https://한국abc.kr',
    'https://مثال.إختبار/',
    'https://παράδειγμα.gr',
    'www.example.com',
  ])('%s', (link) => expect(shownLink(link)).toBe(link));
});

describe('a host that can be taken for another is shown in ASCII', () => {
  it.each([
    // A Cyrillic a among Latin letters.
    ['https://p\u0430ypal.com/login', 'https://xn--pypal-4ve.com/login'],
    ['https://www.p\u0430ypal.com', 'https://www.xn--pypal-4ve.com'],
    // Cyrillic letters alone that look like apple.
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
    // A Greek o.
    ['g\u03bfogle.com/a', 'xn--gogle-rce.com/a'],
    // A fraction in place of a slash.
    ['https://example.com\u2044login.example', 'https://example.xn--comlogin-g03d.example'],
    // Wide letters.
    ['https://ｅxample.com', 'https://example.com'],
    // Runes, which nobody writes today.
    ['https://ᚠᚢᚦ.example', 'https://xn--3veem.example'],
  ])('%s', (link, shown) => {
    const host = URL.parse(link.startsWith('http') ? link : `https://${link}`)?.hostname;
    expect(shownLink(link)).toContain(host);
    expect(shownLink(link)).toBe(shown);
  });
});

it('the host of an address is shown with its port', () => {
  expect(shownHost('https://bücher.example:8443/a')).toBe('bücher.example:8443');
  expect(shownHost('https://p\u0430ypal.com:8443/')).toBe('xn--pypal-4ve.com:8443');
  expect(shownHost('https://example.com:443/')).toBe('example.com');
  expect(shownHost('nowhere')).toBe('');
});
