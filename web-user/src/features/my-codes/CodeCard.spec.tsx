import type { Barcode } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { aBarcode } from '@qlaim/web-kit/testing';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { CodeCard } from './CodeCard.tsx';
import { qrSymbol, symbolSvg } from './qr-symbol.ts';
// The specs load the code of downloads first, so that the card's own import resolves at once.
import './download/download-symbol.ts';

const CODE = aBarcode({ name: 'Blue bag', scanCount: 1204, recentScans: [0, 2, 1] });

const show = (over: Partial<Barcode> = {}) =>
  renderWithQueries(
    <ul>
      <CodeCard barcode={{ ...CODE, ...over }} />
    </ul>,
  );

const copyButton = () => screen.getByLabelText('Copy the link of Blue bag');

it('shows a code with its type, its destination, its scans and its pages', () => {
  show({ storedInfo: { infoType: 'link', link: 'https://www.shop.example/menu/summer' } });
  for (const words of ['Link', 'Opens shop.example/menu/summer', '1,204 scans', '3 days', '20/11/26'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByLabelText('3 scans in 3 days, 1 today')).toBeDefined();
  expect(screen.getByText('Edit QR').closest('a')?.getAttribute('href')).toBe('/edit/7K3M9QWX2P');
  expect(screen.getByText('1,204 scans').closest('a')?.getAttribute('href')).toBe('/codes/7K3M9QWX2P');
  expect(screen.queryByText('Hidden for now')).toBeNull();
});

it('is named after its printed code while it has no name', () => {
  show({ name: null });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('7K3M 9QWX 2P');
});

it('draws what was printed elsewhere, and names the host where that is not served here', async () => {
  const address = 'https://s.example/aB3';
  show({ printed: { address, here: false } });
  expect(screen.getByText(/printed with an address at s\.example, which is not served here/)).toBeDefined();
  const { src } = await screen.findByAltText<HTMLImageElement>('QR code of Blue bag');
  expect(decodeURIComponent(src)).toContain(symbolSvg(qrSymbol(address)));
});

it('says nothing of a printed address that is served here', () => {
  show({ printed: { address: 'https://qlaim.example/aB3', here: true } });
  expect(screen.queryByText(/printed with an address/)).toBeNull();
});

/** The language of the toasts of this screen. */
const ENGLISH = { lang: 'en', dir: 'ltr', dismiss: 'Dismiss' };

it('copies the link, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const said = vi.spyOn(notify, 'ok').mockReturnValue();
  show();
  fireEvent.click(copyButton());
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledExactlyOnceWith('Link copied', undefined, ENGLISH),
    10_000,
  );
  expect(write).toHaveBeenCalledExactlyOnceWith('https://qlaim.example/7K3M9QWX2P');
});

it('says so when the browser refuses to copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const said = vi.spyOn(notify, 'fail').mockReturnValue();
  show();
  fireEvent.click(copyButton());
  await vi.waitFor(
    () =>
      expect(said).toHaveBeenCalledExactlyOnceWith(
        'The link could not be copied. Select it and copy it by hand',
        undefined,
        ENGLISH,
      ),
    10_000,
  );
});

/** Opens the menu of downloads and selects an item. */
async function choose(item: string) {
  fireEvent.click(screen.getByLabelText('Download the QR code of Blue bag'));
  fireEvent.click(await screen.findByText(item));
}

it('saves the symbol as a file named after the code', async () => {
  const files = watchDownloads();
  show();
  await choose('SVG');
  await vi.waitFor(() => expect(files.map(({ name }) => name)).toEqual(['qlaim-7K3M9QWX2P.svg']), 10_000);
  expect(files[0]?.content?.type).toBe('image/svg+xml');
  expect(await files[0]?.content?.text()).toContain('viewBox="0 0 33 33"');
});

it('says so when a file can not be made', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const said = vi.spyOn(notify, 'fail').mockReturnValue();
  show();
  await choose('PNG, 1024 px');
  await vi.waitFor(
    () =>
      expect(said).toHaveBeenCalledExactlyOnceWith(
        'The file could not be made. Check your connection and try again',
        undefined,
        ENGLISH,
      ),
    10_000,
  );
});
