import type { Barcode } from '@qlaim/backend/contract';
import { aPage } from '@qlaim/web-kit/testing';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../../testing/editor.ts';
import { type EditValues, valuesOf } from '../edit-values.ts';
import { LivePreview } from './LivePreview.tsx';

const empty = valuesOf({ name: 'Blue bag', storedInfo: null });
const page = valuesOf({ name: '', storedInfo: aPage() });
const values = (over: Partial<EditValues>): EditValues => ({ ...empty, ...over });
const files = (...names: string[]) =>
  valuesOf({
    name: '',
    storedInfo: {
      infoType: 'image',
      imageVideos: names.map((name) => stored(name).url),
      files: names.map(stored),
    },
  }).image;

/** Shows the preview of some input, and returns its words. */
async function wordsOf(shown: EditValues): Promise<string | undefined> {
  const { container } = render(<LivePreview values={shown} />);
  await waitFor(() => expect(container.textContent).not.toBe(''));
  return container.textContent ?? undefined;
}

it.each([
  ['Type a link, and a scan opens it.', values({ tab: 'link' })],
  ['example.comA scan openswww.example.com/a?b=c', values({ tab: 'link', link: 'www.example.com/a?b=c' })],
  ['example.comA scan opensexample.com', values({ tab: 'link', link: ' https://example.com ' })],
  ['Type a phone number, and a scan calls it.', values({ tab: 'phoneNumber', phone: '+1' })],
  ['Blue bag+1 213 373 4253Call', values({ tab: 'phoneNumber', phone: '+12133734253' })],
  [
    '+1 213 373 4253ext. 12Call',
    values({ tab: 'phoneNumber', name: ' ', phone: '+12133734253', extension: '12' }),
  ],
  ['Add a PDF, and a scan opens it.', values({ tab: 'pdf' })],
  [
    'A scan opensexample.com/menu.pdf',
    values({ tab: 'pdf', pdf: { files: [], link: 'https://example.com/menu.pdf' } }),
  ],
  ['1 of 2', values({ tab: 'image', image: files('a.jpg', 'b.jpg') })],
  [
    'No Media Added YetThere are no images or videos associated with this QR code. Please add media.',
    values({ tab: 'image' }),
  ],
  ['Add a name, words or a picture, and it shows here.', values({ tab: 'memories' })],
])('shows: %s', async (words, shown) => {
  expect(await wordsOf(shown)).toBe(words);
});

it('shows the name of the PDF that opens', async () => {
  const pdf = stored('d.pdf');
  const storedInfo: Barcode['storedInfo'] = { infoType: 'pdf', pdf: pdf.url, pdfs: [pdf.url], files: [pdf] };
  expect(await wordsOf(valuesOf({ name: '', storedInfo }))).toBe('A scan opensd.pdf');
});

it('shows a page: its lock, its title, how many pictures, its texts and PDFs', async () => {
  const images = files('a.jpg', 'b.jpg', 'c.jpg').files;
  const shown = {
    ...page.memories,
    title: 'Rosa',
    images,
    cover: images[0]?.id ?? '',
    isProtected: true,
    imageText: 'By the lake',
    freeText: ' ',
    videoUrl: 'https://youtu.be/a',
    pdfTitle: 'Letters',
    pdfs: files('d.pdf').files,
  };
  expect(await wordsOf({ ...page, memories: shown })).toBe(
    ' Visitors first enter the secure codeRosa1 of 2 picturesBy the lakehttps://youtu.be/aLettersd.pdfOpen',
  );
  expect(document.querySelector('.qu-page-cover img')?.getAttribute('src')).toBe(stored('a.jpg').url);
});

it('counts no pictures where there is one, and has no cover without one', async () => {
  expect(
    await wordsOf({ ...page, memories: { ...page.memories, images: files('a.jpg').files, title: 'Rosa' } }),
  ).toBe('Rosa');
  expect(document.querySelector('.qu-page-cover')).toBeNull();
  expect(document.querySelectorAll('.qu-slides')).toHaveLength(1);
});
