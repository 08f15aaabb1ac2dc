import { describe, expect, it } from 'vitest';
import { canonicalUrl, expressionOf, expressionsOf } from './canonical-url.ts';

/** The examples of the specification, without the scheme, which is not compared. */
const EXAMPLES = [
  ['http://host/%25%32%35', 'host/%25'],
  ['http://host/%25%32%35%25%32%35', 'host/%25%25'],
  ['http://host/%2525252525252525', 'host/%25'],
  ['http://host/asdf%25%32%35asd', 'host/asdf%25asd'],
  ['http://host/%%%25%32%35asd%%', 'host/%25%25%25asd%25%25'],
  ['http://www.google.com/', 'www.google.com/'],
  [
    'http://%31%36%38%2e%31%38%38%2e%39%39%2e%32%36/%2E%73%65%63%75%72%65/%77%77%77%2E%65%62%61%79%2E%63%6F%6D/',
    '168.188.99.26/.secure/www.ebay.com/',
  ],
  [
    'http://host%23.com/%257Ea%2521b%2540c%2523d%2524e%25f%255E00%252611%252A22%252833%252944_55%252B',
    'host%23.com/~a!b@c%23d$e%25f^00&11*22(33)44_55+',
  ],
  ['http://3279880203/blah', '195.127.0.11/blah'],
  ['http://www.google.com/blah/..', 'www.google.com/'],
  ['www.google.com/', 'www.google.com/'],
  ['www.google.com', 'www.google.com/'],
  ['http://www.evil.com/blah#frag', 'www.evil.com/blah'],
  ['http://www.GOOgle.com/', 'www.google.com/'],
  ['http://www.google.com.../', 'www.google.com/'],
  ['http://www.google.com/foo\tbar\rbaz\n2', 'www.google.com/foobarbaz2'],
  ['http://www.google.com/q?', 'www.google.com/q?'],
  ['http://www.google.com/q?r?', 'www.google.com/q?r?'],
  ['http://www.google.com/q?r?s', 'www.google.com/q?r?s'],
  ['http://evil.com/foo#bar#baz', 'evil.com/foo'],
  ['http://evil.com/foo;', 'evil.com/foo;'],
  ['http://evil.com/foo?bar;', 'evil.com/foo?bar;'],
  ['http://\x01\x80.com/', '%01%C2%80.com/'],
  ['http://notrailingslash.com', 'notrailingslash.com/'],
  ['http://www.gotaport.com:1234/', 'www.gotaport.com/'],
  ['  http://www.google.com/  ', 'www.google.com/'],
  ['http:// leadingspace.com/', '%20leadingspace.com/'],
  ['http://%20leadingspace.com/', '%20leadingspace.com/'],
  ['%20leadingspace.com/', '%20leadingspace.com/'],
  ['https://www.securesite.com/', 'www.securesite.com/'],
  ['http://host.com/ab%23cd', 'host.com/ab%23cd'],
  ['http://host.com//twoslashes?more//slashes', 'host.com/twoslashes?more//slashes'],
  ['https://ada:secret@Bücher.example/ä', 'xn--bcher-kva.example/%C3%A4'],
  ['http://a.com/./b/../c/./', 'a.com/c/'],
] as const;

it.each(EXAMPLES)('%j is compared as %s', (text, expression) => {
  const url = canonicalUrl(text);
  expect(url && expressionOf(url)).toBe(expression);
});

it.each(['', 'http://', '/path', '?q'])('%j has no host', (text) =>
  expect(canonicalUrl(text)).toBeUndefined(),
);

describe('the expressions of', () => {
  const of = (text: string) => {
    const url = canonicalUrl(text);
    return url && expressionsOf(url);
  };

  it('an address with a query', () =>
    expect(of('http://a.b.com/1/2.html?param=1')).toEqual([
      'a.b.com/1/2.html?param=1',
      'a.b.com/1/2.html',
      'a.b.com/',
      'a.b.com/1/',
      'b.com/1/2.html?param=1',
      'b.com/1/2.html',
      'b.com/',
      'b.com/1/',
    ]));
  it('an address with a long name', () =>
    expect(of('http://a.b.c.d.e.f.com/1.html')).toEqual([
      'a.b.c.d.e.f.com/1.html',
      'a.b.c.d.e.f.com/',
      'c.d.e.f.com/1.html',
      'c.d.e.f.com/',
      'd.e.f.com/1.html',
      'd.e.f.com/',
      'e.f.com/1.html',
      'e.f.com/',
      'f.com/1.html',
      'f.com/',
    ]));
  it('an address of numbers', () => expect(of('http://1.2.3.4/1/')).toEqual(['1.2.3.4/1/', '1.2.3.4/']));
  it('an address in many folders', () =>
    expect(of('http://b.com/1/2/3/4/5/')).toEqual([
      'b.com/1/2/3/4/5/',
      'b.com/',
      'b.com/1/',
      'b.com/1/2/',
      'b.com/1/2/3/',
    ]));
});
