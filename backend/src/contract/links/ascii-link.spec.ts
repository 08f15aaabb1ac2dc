import { expect, it } from 'vitest';
import { asciiLink } from './ascii-link.ts';

it.each([
  ['https://example.com/Ab?c=Ä', 'https://example.com/Ab?c=Ä'],
  ['https://p\u0430ypal.com:8443/a', 'https://xn--pypal-4ve.com:8443/a'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['', ''],
])('%s is read as %s', (link, shown) => expect(asciiLink(link)).toBe(shown));
