import { describe, expect, it } from 'vitest';
import { WebLink } from './schemas/primitives.ts';
import { linkProblem, normaliseLink } from './web-link.ts';

const FORMAT = 'Invalid URL format';
const SCHEME = 'Link must start with https:// or www.';

describe('a link that is kept', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['  example.com/a  ', 'https://example.com/a'],
    ['HTTPS://WWW.Example.COM', 'https://www.example.com'],
    ['Example.com/Ab?Cd=Ef#Gh', 'https://example.com/Ab?Cd=Ef#Gh'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['HTTPS://EXAMPLE.COM?Q=A', 'https://example.com?Q=A'],
    ['EXAMPLE.COM#Top', 'https://example.com#Top'],
    ['example.com:8080/A', 'https://example.com:8080/A'],
    ['http://EXAMPLE.com:80', 'http://example.com:80'],
    ['https://a.b.c-d.example.co.uk', 'https://a.b.c-d.example.co.uk'],
    ['https://Bücher.example/Ä', 'https://bücher.example/Ä'],
    ['https://пример.рф', 'https://пример.рф'],
    ['https://例え.テスト', 'https://例え.テスト'],
    ['https://xn--e1afmkfd.xn--p1ai/', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['https://example.com/?to=https://Other.example', 'https://example.com/?to=https://Other.example'],
    ['javascript.example:80/x', 'https://javascript.example:80/x'],
  ])('%j becomes %j', (typed, kept) => expect(WebLink.parse(typed)).toBe(kept));

  it('stays as it is when it is kept again', () => {
    expect(normaliseLink(normaliseLink('Example.COM/Ab'))).toBe('https://example.com/Ab');
  });
});

describe('a link is refused', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<b>hi</b>',
    'ftp://example.com',
    'file:///etc/passwd',
    'mailto:ada@example.com',
    'intent://example.com#Intent;end',
    'blob:https://example.com/1',
  ])('%s, for its scheme', (link) => expect(linkProblem(link)).toBe(SCHEME));

  it.each([
    ['that is empty', ''],
    ['of a scheme only', 'https://'],
    ['without a dot', 'example'],
    ['to this machine', 'http://localhost:3000'],
    ['to this machine, without a scheme', 'localhost:3000/a'],
    ['to an IPv4 address', 'http://127.0.0.1'],
    ['to an IPv4 address in disguise', 'http://0x7f.1'],
    ['to an IPv4 address as one number', 'http://2130706433'],
    ['to an IPv6 address', 'http://[::1]:3000/'],
    ['with one letter behind the dot', 'https://example.c'],
    ['with digits behind the dot', 'https://example.12'],
    ['with two dots', 'https://example..com'],
    ['with a label that begins with a hyphen', 'https://-a.example.com'],
    ['with a name in front', 'https://ada@example.com'],
    ['with a password in front', 'https://ada:secret@example.com'],
    ['with a blank', 'https://example.com/a b'],
    ['with a line break', 'https://example.com/a\nLocation: b'],
    ['with a control character', 'https://example.com/\u0000'],
    ['with half a surrogate pair', 'https://example.com/\ud800'],
    ['with a port that does not exist', 'https://example.com:99999'],
    ['with a word for a port', 'https://example.com:http'],
    ['without slashes behind the scheme', 'https:example.com'],
    ['with three slashes', 'https:///example.com'],
    ['that is relative to a scheme', '//example.com'],
    ['that is a path', '/example.com'],
    ['with a backslash behind its host', 'https://example.com\\a'],
    ['that runs script from a number', 'javascript:1'],
  ])('%s', (_how, link) => expect(linkProblem(link)).toBe(FORMAT));

  it('that is missing or too long', () => {
    const problemOf = (link: unknown) => WebLink.safeParse(link).error?.issues[0]?.message;
    expect(problemOf(undefined)).toBe(FORMAT);
    expect(problemOf(`https://example.com/${'a'.repeat(2048)}`)).toBe(FORMAT);
  });
});
