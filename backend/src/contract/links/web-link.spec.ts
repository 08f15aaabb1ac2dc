import { describe, expect, it } from 'vitest';
import { WebLink } from '../primitives.ts';
import { linkProblem, normaliseLink } from './web-link.ts';

const FORMAT = 'Invalid URL format';
const SCHEME = 'Link must start with https:// or www.';

describe('a stored link', () => {
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
    ['https://example.com/نمی\u200cخواهم', 'https://example.com/نمی\u200cخواهم'],
    ['https://example.com/❤\ufe0f', 'https://example.com/❤\ufe0f'],
    ['javascript.example:80/x', 'https://javascript.example:80/x'],
  ])('of %j is %j', (typed, stored) => expect(WebLink.parse(typed)).toBe(stored));

  it('does not change when it is normalised again', () => {
    expect(normaliseLink(normaliseLink('Example.COM/Ab'))).toBe('https://example.com/Ab');
  });
});

describe('a refused link', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<b>hi</b>',
    'ftp://example.com',
    'file:///etc/passwd',
    'mailto:ada@example.com',
    'intent://example.com#Intent;end',
    'blob:https://example.com/1',
  ])('has a wrong scheme: %s', (link) => expect(linkProblem(link)).toBe(SCHEME));

  it.each([
    ['is empty', ''],
    ['has only a scheme', 'https://'],
    ['has no dot', 'example'],
    ['leads to this machine', 'http://localhost:3000'],
    ['leads to this machine, without a scheme', 'localhost:3000/a'],
    ['leads to an IPv4 address', 'http://127.0.0.1'],
    ['leads to an IPv4 address in hexadecimal digits', 'http://0x7f.1'],
    ['leads to an IPv4 address as one number', 'http://2130706433'],
    ['leads to an IPv6 address', 'http://[::1]:3000/'],
    ['has one letter behind the dot', 'https://example.c'],
    ['has digits behind the dot', 'https://example.12'],
    ['has two dots in a row', 'https://example..com'],
    ['has a label that begins with a hyphen', 'https://-a.example.com'],
    ['has a user name', 'https://ada@example.com'],
    ['has a password', 'https://ada:secret@example.com'],
    ['has a blank', 'https://example.com/a b'],
    ['has a host with a zero-width space', 'https://exa\u200bmple.com'],
    ['has a host with a joiner', 'https://exa\u200dmple.com'],
    ['has a host with a soft hyphen', 'https://exa\u00admple.com'],
    ['turns the direction of its path', 'https://example.com/\u202egpj.exe'],
    ['has a host with a variation selector', 'https://exa\ufe0fmple.com'],
    ['has a host with an invisible joiner', 'https://exa\u034fmple.com'],
    ['has a soft hyphen in its path', 'https://example.com/a\u00adb'],
    ['has a tag in its path', 'https://example.com/a\u{e0061}'],
    ['has a filler in its path', 'https://example.com/a\u3164b'],
    ['has an empty pattern of Braille in its path', 'https://example.com/a\u2800b'],
    ['isolates its direction', 'https://example.com/\u2067a'],
    ['has a line break', 'https://example.com/a\nLocation: b'],
    ['has a control character', 'https://example.com/\u0000'],
    ['has half a surrogate pair', 'https://example.com/\ud800'],
    ['has a port above 65535', 'https://example.com:99999'],
    ['has a word for a port', 'https://example.com:http'],
    ['has no slashes behind the scheme', 'https:example.com'],
    ['has three slashes', 'https:///example.com'],
    ['has a relative scheme', '//example.com'],
    ['is a path', '/example.com'],
    ['has a backslash behind its host', 'https://example.com\\a'],
    ['is a script with a number', 'javascript:1'],
  ])('%s', (_how, link) => expect(linkProblem(link)).toBe(FORMAT));

  it('is missing or too long', () => {
    const problemOf = (link: unknown) => WebLink.safeParse(link).error?.issues[0]?.message;
    expect(problemOf(undefined)).toBe(FORMAT);
    const long = `https://example.com/${'a'.repeat(2048)}`;
    expect([problemOf(long), linkProblem(long)]).toEqual([FORMAT, FORMAT]);
  });
});
