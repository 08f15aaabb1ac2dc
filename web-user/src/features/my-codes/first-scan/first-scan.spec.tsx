import { type Barcode, ROUTES, WATCHED_COOKIE } from '@qlaim/backend/contract';
import { writeCookie } from '@qlaim/web-kit';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watched } from '../../../shell/watched.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';

const EMPTY = aBarcode({ scanCount: 2 });
const LINKED = aBarcode({
  scanCount: 2,
  name: 'Blue bag',
  storedInfo: { infoType: 'link', link: 'https://example.com/' },
});
let scans = 0;

beforeEach(() => {
  scans = LINKED.scanCount;
  signedIn(aUser());
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
});
afterEach(() => {
  watched.forget();
  Reflect.deleteProperty(navigator, 'share');
});

/** Opens the list of one code. Later reads of it count `scans`. */
function openList(barcode: Barcode = LINKED) {
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [{ ...barcode, scanCount: scans }] }));
  answerRoute(ROUTES.code, () => ({ barcode: { ...barcode, scanCount: scans } }));
  openApp('/');
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const shareSheet = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

it('remembers a code that leads nowhere while it is edited, with its scans', async () => {
  answerRoute(ROUTES.code, () => ({ barcode: EMPTY }));
  answerRoute(ROUTES.storage, () => ({ usedBytes: 0, quotaBytes: 1, preparing: [], unconverted: [] }));
  openApp('/edit/7K3M9QWX2P');
  await screen.findByLabelText('Link');
  expect(watched.recall()).toEqual({ code: '7K3M9QWX2P', scans: 2 });
});

it('waits for a scan once the code leads somewhere, and ticks the step when one is counted', async () => {
  watched.keep({ code: '7K3M9QWX2P', scans: 2 });
  openList();
  await title('Saved. Now scan it');
  expect(document.querySelectorAll('.qk-step-done')).toHaveLength(2);
  scans = 3;
  await title('It works');
  expect(document.querySelectorAll('.qk-step-done')).toHaveLength(3);
  await screen.findByText('3 scans');
}, 20_000);

it.each([
  ['another code', { code: '0000000000', scans: 0 }, LINKED],
  ['a code that leads nowhere', { code: '7K3M9QWX2P', scans: 2 }, EMPTY],
])('shows nothing for %s', async (_which, watch, barcode) => {
  watched.keep(watch);
  openList(barcode);
  await screen.findByText('2 scans');
  expect(screen.queryByText('Saved. Now scan it')).toBeNull();
});

it('stays away once it is closed', async () => {
  watched.keep({ code: '7K3M9QWX2P', scans: 2 });
  openList();
  await title('Saved. Now scan it');
  fireEvent.click(screen.getByLabelText('Dismiss these steps'));
  expect(screen.queryByText('Saved. Now scan it')).toBeNull();
  expect(watched.recall()).toBeUndefined();
});

it('shares the link with the sheet of the system, and says nothing when it is closed', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  shareSheet(share);
  watched.keep({ code: '7K3M9QWX2P', scans: 1 });
  openList();
  await findButton('Share');
  press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ title: 'Blue bag', url: 'https://qlaim.example/7K3M9QWX2P' });
  expect(screen.queryByText(/could not be shared/)).toBeNull();
});

it('says that a link could not be shared', async () => {
  shareSheet(() => Promise.reject(new Error('refused')));
  watched.keep({ code: '7K3M9QWX2P', scans: 1 });
  openList();
  await findButton('Share');
  press('Share');
  await screen.findByText('The code could not be shared. Copy the link instead');
});

it('copies the link where the system has no sheet', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  watched.keep({ code: '7K3M9QWX2P', scans: 1 });
  openList();
  await findButton('Copy the link');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  press('Copy the link');
  await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('https://qlaim.example/7K3M9QWX2P'));
});

it.each(['nonsense', '{}', '7K3M9QWX2P.many'])('ignores the cookie %s', (stored) => {
  writeCookie(WATCHED_COOKIE, stored, 60);
  expect(watched.recall()).toBeUndefined();
});
