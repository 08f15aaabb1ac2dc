import { PRODUCT_LOOK } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { contentPage, gallery, open, picture, SCRIPT, video } from '../testing/scan-pages.ts';
import { renderPage } from './render.tsx';

describe('a page', () => {
  it('shows no part that is empty', () => {
    const page = open(contentPage({ title: 'Rosa' }));
    expect(page.querySelector('main')?.textContent).toBe('Rosa');
    expect(page.querySelectorAll('section, video, main ul, template')).toHaveLength(0);
  });

  it('has one heading of the first level, also without a title', () => {
    expect(open(contentPage({ freeText: 'A text' })).querySelectorAll('h1')).toHaveLength(1);
  });

  it('keeps paragraphs and makes links of addresses, which open in a new tab', () => {
    const page = open(
      contentPage({ freeText: 'One.\nTwo.\n\nSee www.example.com/Rosa, or mail a@example.com' }),
    );
    const texts = [...page.querySelectorAll('.qp-text p')].map((paragraph) => paragraph.textContent);
    expect(texts).toEqual(['One.\nTwo.', 'See www.example.com/Rosa, or mail a@example.com']);
    const links = [...page.querySelectorAll('.qp-text a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.example.com/Rosa']);
    expect(links[0]?.getAttribute('target')).toBe('_blank');
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('names a link so that its host cannot be taken for another', () => {
    const page = open(contentPage({ freeText: 'See https://p\u0430ypal.com/a' }));
    expect(page.querySelector('.qp-text a')?.textContent).toBe('https://xn--pypal-4ve.com/a');
  });

  it('plays its pictures by itself, and shows one alone without a slider', () => {
    const many = open(contentPage({ images: [picture('one'), picture('two')] }));
    expect(many.querySelector('[data-slider]')?.getAttribute('data-slider')).toBe('autoplay');
    expect(open(contentPage({ images: [picture('one')] })).querySelector('[data-slider]')).toBeNull();
  });

  it('offers a YouTube video as a link until it is tapped, and any other value as text', () => {
    const film = open(contentPage({ videoUrl: 'https://youtu.be/abcdefghijk' }));
    expect(film.querySelector('a[data-youtube]')?.getAttribute('data-youtube')).toBe('abcdefghijk');
    expect(film.querySelector('iframe, img')).toBeNull();
    const other = open(contentPage({ videoUrl: 'https://vimeo.com/1' }));
    expect(other.querySelector('.qp-plain')?.textContent).toBe('https://vimeo.com/1');
    expect(other.querySelector('.qp-plain a')).toBeNull();
  });

  it('offers each PDF to open and to save', () => {
    const pdf = picture('a', { name: 'Eulogy.pdf', contentType: 'application/pdf', size: 6_240_000 });
    const row = open(contentPage({ pdfTitle: 'Letters', pdfs: [pdf] })).querySelector('.qp-papers li');
    expect(row?.textContent).toContain('Eulogy.pdfPDF, 6.2 MB');
    expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Open Eulogy.pdf',
      'Download Eulogy.pdf',
    ]);
    expect(row?.querySelector('a[download]')?.getAttribute('download')).toBe('Eulogy.pdf');
  });
});

it('has an icon whose address holds only signs of addresses', () => {
  const page = open(contentPage({ title: 'Rosa' }));
  const icon = page.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
  expect(icon).toMatch(/^data:image\/svg\+xml[\w!$%&'()*+,./:;=?@~-]+$/);
  expect(decodeURIComponent(icon)).toContain(':root{--line:');
});

describe('a picture', () => {
  const page = open(contentPage({ images: [picture('one', { description: 'The lake' }), picture('two')] }));
  const [first, second] = page.querySelectorAll('img');

  it('comes in the prepared widths, with its dimensions, and loads late except for the first', () => {
    expect(first?.getAttribute('width')).toBe('1600');
    expect(first?.parentElement?.querySelector('source')?.getAttribute('srcset')).toBe(
      '/one-480.avif 480w, /one-960.avif 960w',
    );
    expect([first, second].map((image) => image?.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  it('is read aloud by its description, else by its place', () => {
    expect([first, second].map((image) => image?.getAttribute('alt'))).toEqual([
      'The lake',
      'Picture 2 of 2',
    ]);
  });

  it('has its placeholder in the style sheet, if that is safe there', () => {
    const styles = (more: object) =>
      renderPage(contentPage({ images: [picture('one', more)] }), SCRIPT, 'en', PRODUCT_LOOK).styles.at(-1);
    expect(styles({})).toMatch(/^\.qp-f\w+\{background-color:#bcd3dc;background-image:url\(data:[^)]+\)\}$/);
    const bad = { colour: 'red}body{display:none', blur: 'data:image/webp;base64,A)}body{display:none' };
    expect(styles(bad) ?? '').not.toContain('}body{');
  });
});

describe('a gallery', () => {
  it('shows videos by their extension, each to be played or saved, and does not play by itself', () => {
    const page = open(
      gallery(
        picture('one'),
        video('a.mp4'),
        video('b.avi', 'video/x-msvideo'),
        video('c.avi', 'video/x-msvideo', { play: '/c.mp4' }),
      ),
    );
    expect(page.querySelector('[data-slider]')?.getAttribute('data-slider')).toBe('still');
    expect([...page.querySelectorAll('video')].map((file) => file.getAttribute('src'))).toEqual([
      '/files/a.mp4/original.mp4',
      '/c.mp4',
    ]);
    expect([...page.querySelectorAll('a[download]')].map((link) => link.getAttribute('download'))).toEqual([
      'b.avi',
    ]);
  });

  it('says that it is empty', () => {
    const page = open(gallery());
    expect(page.querySelector('h1')?.textContent).toBe('No Media Added Yet');
    expect(page.querySelector('main p')?.textContent).toMatch(/^There are no images or videos associated/);
  });
});

describe('the document', () => {
  it('has a preview only where the page is not protected', () => {
    const page = contentPage({ title: 'Rosa', images: [picture('one')] });
    expect(open(page).querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Rosa');
    expect(open({ ...page, isProtected: true }).querySelectorAll('meta[property]')).toHaveLength(0);
    expect(open({ kind: 'gate', code: '7ZK3M9QWXA' }).querySelectorAll('meta[property]')).toHaveLength(0);
  });

  it('returns the text of each of its style elements', () => {
    const { html, styles } = renderPage(
      contentPage({ images: [picture('one')] }),
      SCRIPT,
      'en',
      PRODUCT_LOOK,
    );
    const elements = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
    expect(elements).toEqual(styles);
    expect(html).not.toMatch(/ style="/);
  });
});

it('the gate is a form that works without script, with the problem of the last try', () => {
  const page = open({ kind: 'gate', code: '7ZK3M9QWXA', problem: 'invalid' });
  expect(page.querySelector('h1')?.textContent).toBe('Enter Secure Code');
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/info/7ZK3M9QWXA');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Invalid secure code');
});
