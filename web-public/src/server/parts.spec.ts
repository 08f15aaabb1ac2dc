import { describe, expect, it } from 'vitest';
import { contentPage, gallery, open, picture, video } from '../testing/scan-pages.ts';

const ALL = open(
  contentPage({
    title: 'Rosa',
    images: [picture('one'), picture('two')],
    cover: picture('one').url,
    imageText: 'By the lake',
    freeText: 'A text',
    videoUrl: 'https://youtu.be/abcdefghijk?t=90',
    videos: [video('a', 'video/mp4', { poster: '/a.jpg', description: 'A feast' })],
    videoDescription: 'A film',
    pdfs: [picture('b', { name: 'Letter.pdf', contentType: 'application/pdf' })],
  }),
);
const text = (selector: string, page = ALL) => page.querySelector(selector)?.textContent;

describe('a page with everything', () => {
  it('shows its cover alone, and the other pictures in a slider of their own', () => {
    expect(ALL.querySelector('.qp-cover img')?.getAttribute('src')).toBe(picture('one').url);
    expect(ALL.querySelector('.qp-cover a')?.getAttribute('href')).toBe('/one-960.webp');
    expect(ALL.querySelector('.qp-alone img')?.getAttribute('src')).toBe(picture('two').url);
    expect(ALL.querySelector('.qp-alone img')?.getAttribute('loading')).toBe('lazy');
    expect(text('.qp-caption')).toBe('By the lake');
  });

  it('plays the video of a link from its time', () => {
    const film = ALL.querySelector('a[data-youtube]');
    expect(film?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=90');
    expect(film?.getAttribute('data-start')).toBe('90');
    expect(film?.parentElement?.className).toMatch(/^qp-film qp-f/);
    expect(text('section[aria-labelledby=film] .qp-caption')).toBe('A film');
  });

  it('plays an uploaded video behind its poster', () => {
    const player = ALL.querySelector('video');
    expect(player?.getAttribute('poster')).toBe('/a.jpg');
    expect(player?.getAttribute('preload')).toBe('none');
    expect(player?.getAttribute('aria-label')).toBe('A feast');
    expect(player?.hasAttribute('controls')).toBe(true);
    expect(ALL.querySelector('.qp-fallback')).toBeNull();
  });

  it('names its PDFs where the owner does not, and holds both overlays', () => {
    expect(text('#papers')).toBe('Papers');
    expect(ALL.querySelector('a[data-pdf]')?.getAttribute('data-pdf')).toBe('Letter.pdf');
    const names = [...ALL.querySelectorAll('template')].map((one) => one.getAttribute('data-overlay'));
    expect(names).toEqual(['pictures', 'pdf']);
  });
});

describe('a video that may not play', () => {
  it.each([
    ['video/quicktime', 1, 'original', /^If the video does not play here/],
    ['video/x-msvideo', 0, 'original', /a\W* does not play in browsers/],
    ['video/x-msvideo', 0, 'waiting', /a\W* is still being prepared/],
  ] as const)('of the type %s has %i players: %s', (contentType, players, state, words) => {
    const page = open(contentPage({ videos: [video('a', contentType, { state })] }));
    expect(page.querySelectorAll('video')).toHaveLength(players);
    expect(page.querySelector('.qp-fallback a')?.getAttribute('download')).toBe('a');
    expect(text('.qp-fallback p', page)).toMatch(words);
  });
});

describe('the title of a page', () => {
  it.each([
    [48, 'qp-title'],
    [49, 'qp-title qp-long'],
    [160, 'qp-title qp-long'],
    [161, 'qp-title qp-very-long'],
  ])('of %i letters has the class %s', (length, name) => {
    expect(open(contentPage({ title: 'x'.repeat(length) })).querySelector('h1')?.className).toBe(name);
  });
});

describe('a gallery', () => {
  it.each([
    ['Videos', [video('a')]],
    ['Pictures', [picture('a')]],
    ['Pictures and videos', [picture('a'), video('b')]],
  ])('is named: %s', (name, files) => {
    expect(text('h1', open(gallery(...files)))).toBe(name);
  });

  it('stands still, and counts its files', () => {
    const page = open(gallery(picture('a'), picture('b')));
    const slider = page.querySelector('[data-slider]');
    expect(slider?.getAttribute('data-slider')).toBe('still');
    expect(slider?.getAttribute('aria-label')).toBe('Pictures');
    expect(page.querySelector('.qp-bar')?.hasAttribute('hidden')).toBe(true);
    expect(text('.qp-count', page)).toMatch(/1.*2/);
    expect(page.querySelector('[data-pause]')).toBeNull();
    expect(page.querySelectorAll('img')[0]?.getAttribute('loading')).toBe('eager');
  });
});

it('marks its language at the foot', () => {
  const current = [...open(contentPage(), 'de').querySelectorAll('.qp-languages [aria-current=true]')];
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['?language=de']);
});
