import { PAGE_THEMES, PRODUCT_LOOK } from '@qlaim/backend/contract';
import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '@qlaim/backend/texts';
import { SCAN_TEXTS } from '@qlaim/backend/texts/scan';
import { pageThemes } from '@qlaim/web-kit/page-themes';
import { describe, expect, it } from 'vitest';
import { contentPage, gallery, open, picture, SCRIPT, video } from '../testing/scan-pages.ts';
import { renderPage } from './render.tsx';

const images = ['one', 'two', 'three'].map((name) => picture(name));
const [one, two] = images;

describe.each(PAGE_THEMES)('the theme %s', (theme) => {
  const page = contentPage({ title: 'Rosa', theme });

  it('brings its own colours and no others', () => {
    const styles = renderPage(page, SCRIPT, 'en', PRODUCT_LOOK).styles.join('');
    for (const name of PAGE_THEMES.filter((other) => other !== 'paper'))
      expect(styles.includes(`--qk-ink:${pageThemes[name].light.ink}`), name).toBe(name === theme);
    expect(open(page).querySelector('main')?.classList.contains(`qp-theme-${theme}`)).toBe(true);
  });

  it('colours the browser around the page', () => {
    const metas = [...open(page).querySelectorAll('meta[name=theme-color]')];
    const { light, dark } = pageThemes[theme];
    expect(metas.map((meta) => meta.getAttribute('content'))).toEqual([light.paper, dark.paper]);
  });
});

describe('a cover', () => {
  const page = open(contentPage({ title: 'Rosa', images, cover: two?.url ?? '' }));

  it('is shown once, after the heading, and opens with the others', () => {
    const shown = [...page.querySelectorAll('main[data-pictures] img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(shown).toEqual([two?.url, one?.url, images[2]?.url]);
    expect(page.querySelector('h1')?.nextElementSibling?.className).toBe('qp-cover');
    expect(page.querySelectorAll('img[loading=eager]')).toHaveLength(1);
  });

  it('is the picture of the preview', () => {
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe('/two-960.webp');
  });

  it('that is none of the images is not shown', () => {
    expect(open(contentPage({ images, cover: '/other.jpg' })).querySelector('.qp-cover')).toBeNull();
  });
});

describe('search engines', () => {
  const robotsOf = (parts: object) =>
    open(contentPage({ title: 'Rosa', ...parts }))
      .querySelector('meta[name=robots]')
      ?.getAttribute('content');

  it('may list a page only where its owner lets them, and no secure code protects it', () => {
    expect(robotsOf({})).toBe('noindex');
    expect(robotsOf({ indexed: true })).toBeUndefined();
    expect(robotsOf({ indexed: true, isProtected: true })).toBe('noindex');
    expect(
      renderPage(contentPage({ indexed: true, isProtected: true }), SCRIPT, 'en', PRODUCT_LOOK).indexed,
    ).toBe(false);
    expect(renderPage(gallery(picture('one')), SCRIPT, 'en', PRODUCT_LOOK).indexed).toBe(false);
  });
});

describe.each(LANGUAGES)('a page in %s', (language) => {
  const words = SCAN_TEXTS[language];
  const film = 'https://youtu.be/abcdefghijk';
  const pdfs = [picture('a', { name: 'Eulogy.pdf', contentType: 'application/pdf' })];
  const page = open(
    contentPage({ title: 'Rosa', freeText: 'A text', images, videoUrl: film, pdfs }),
    language,
  );

  it('says so, with its direction', () => {
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.getAttribute('dir')).toBe(directionOf(language));
  });

  it('has its own texts in the language', () => {
    const text = page.body.textContent ?? '';
    for (const shown of [words.film, words.papers, words.youTube.play, words.pdf.open, words.foot.kept])
      expect(text).toContain(shown);
    const templates = [...page.querySelectorAll('template')].map(({ innerHTML }) => innerHTML).join('');
    for (const shown of [words.overlay.close, words.overlay.enlarged, words.pdf.opening])
      expect(templates).toContain(shown);
  });

  it('leaves the texts of the owner as they are, in a direction and language of their own', () => {
    for (const own of [page.querySelector('h1'), page.querySelector('.qp-text p')]) {
      expect(own?.getAttribute('dir')).toBe('auto');
      expect(own?.getAttribute('lang')).toBe('');
    }
  });

  it('leads to the other languages', () => {
    const links = [...page.querySelectorAll('.qp-languages a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      LANGUAGES.map((other) => [`?language=${other}`, LANGUAGE_NAMES[other]]),
    );
    expect(page.querySelector('[aria-current]')?.getAttribute('lang')).toBe(language);
  });

  it('has a gate and an empty gallery', () => {
    const gate = open({ kind: 'gate', code: '7ZK3M9QWXA', problem: 'tooMany' }, language);
    expect(gate.querySelector('h1')?.textContent).toBe(words.gate.title);
    expect(gate.querySelector('[role=alert]')?.textContent).toBe(words.gate.tooMany);
    expect(open(gallery(), language).querySelector('h1')?.textContent).toBe(words.empty.title);
    expect(open(gallery(video('a.mp4')), language).querySelector('h1')?.textContent).toBe(words.videos);
  });
});

it('sizes are written as in the language', () => {
  const pdf = picture('a', { name: 'a.pdf', contentType: 'application/pdf', size: 6_240_000 });
  const size = (language: 'de' | 'fr') =>
    open(contentPage({ pdfs: [pdf] }), language).querySelector('.qp-paper small')?.textContent;
  expect(size('de')).toBe('PDF, 6,2 MB');
  expect(size('fr')).toMatch(/^PDF, 6,2\sMo$/);
});

it('the gate is the same whatever theme is behind it', () => {
  const { html } = renderPage({ kind: 'gate', code: '7ZK3M9QWXA' }, SCRIPT, 'en', PRODUCT_LOOK);
  expect(html).toContain(pageThemes.paper.light.paper);
  expect(html).not.toContain('<main class="qp-card');
});
