import { describe, expect, it } from 'vitest';
import { contentPage, gallery, open, picture, SCRIPT, video } from '../testing/scan-pages.ts';

const ALERT = 'alert(1)';
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'details open',
  'iframe',
  'input autofocus',
  'marquee',
  'math',
  'object data=x',
];
const EVENTS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover'];
const BREAKS = ['', '"', "'", '>', '"/>', '</title>', '</style>', '</textarea>', '--></script>', '</a>'];

/** Texts that run a script in a page which puts any of them into its HTML as they are. */
const PAYLOADS = [
  ...BREAKS.map((before) => `${before}<script>${ALERT}</script>`),
  ...TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} ${event}=${ALERT}>`)),
  ...BREAKS.map((before) => `${before}<img src=x onerror=${ALERT}>`),
  ...['"', "'", '`'].flatMap((quote) => EVENTS.map((event) => `${quote} ${event}=${ALERT} x=${quote}`)),
  ...['javascript', 'JaVaScRiPt', ' javascript', 'java\tscript', 'vbscript', 'data:text/html,'].map(
    (scheme) => `${scheme}:${ALERT}//https://example.com`,
  ),
  `https://example.com/"onmouseover="${ALERT}`,
  `https://example.com/'><script>${ALERT}</script>`,
  `http://example.com/<svg/onload=${ALERT}>`,
  `www.example.com/\u0000<script>${ALERT}</script>`,
  `https://user:pw@example.com/javascript:${ALERT}`,
  `https://youtu.be/abcdefghijk"><script>${ALERT}</script>`,
  `https://www.youtube.com/watch?v="onload=${ALERT}`,
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<form action=//evil.example><button>',
  '<a href=javascript:alert(1)>x</a>',
  '\u2028<script>alert(1)</script>',
  '\ud800<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
];

const file = (text: string) =>
  picture('one', { name: text, description: text, colour: text, blur: text, caption: text });

/** Every field that an owner writes, filled with one text. */
const pagesWith = (text: string) => [
  contentPage({
    title: text,
    cover: file(text).url,
    images: [file(text), file(text)],
    imageText: text,
    freeText: text,
    videoUrl: text,
    videos: [video(text), video(text, 'video/x-msvideo')],
    videoDescription: text,
    pdfTitle: text,
    pdfs: [file(text)],
    portrait: file(text),
    born: text,
    died: text,
    place: { text, address: text, coordinates: null },
    links: [{ url: 'https://example.com/', text }],
  }),
  gallery(file(text), video(text, 'video/mp4', { description: text })),
];

/** What a page of ours may contain beside text. */
const ELEMENTS =
  /^(html|head|meta|title|link|style|script|body|main|h1|h2|section|div|ul|li|a|span|p|picture|source|img|video|small|svg|path|button|footer|form|label|input|nav|bdi|template|dialog|details|summary|time|address)$/;
const HREFS = /^(https?:\/\/|\/|data:image\/svg|\?language=)/;

describe('a page of hostile texts', () => {
  it('is tested with at least 100 of them', () => expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(100));

  it.each(PAYLOADS)('shows %j as text', (payload) => {
    for (const page of pagesWith(payload)) {
      const shown = open(page);
      const elements = [...shown.querySelectorAll('*')];
      expect(elements.map(({ localName }) => localName).filter((name) => !ELEMENTS.test(name))).toEqual([]);
      expect([...shown.scripts].map((script) => script.getAttribute('src'))).toEqual([SCRIPT]);
      const attributes = elements.flatMap((element) => [...element.attributes]);
      expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
      const targets = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name));
      expect(targets.map(({ value }) => value).filter((value) => !HREFS.test(value))).toEqual([]);
      expect(shown.querySelectorAll('meta[http-equiv], base, link[rel=stylesheet]')).toHaveLength(0);
    }
  });
});
