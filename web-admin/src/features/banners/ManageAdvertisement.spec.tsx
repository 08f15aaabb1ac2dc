import { LIMITS, ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectSignIn, watchLeaving } from '../../testing/leaving.ts';
import { openConsole, openPart } from '../../testing/open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../../testing/server.ts';
import { ManageAdvertisement } from './ManageAdvertisement.tsx';

const TEXTS = { topBannerText: 'Free shipping', bottomBannerText: 'New bags', sideBannerText: '' };
const LABELS = ['Top banner', 'Bottom banner', 'Side banner'];

const shown = () => LABELS.map((label) => screen.getByLabelText<HTMLTextAreaElement>(label).value);

async function submit(text = 'Sale') {
  await findButton('Submit');
  fill({ 'Side banner': text });
  press('Submit');
}

describe('the form of advertisement texts', () => {
  it('is hidden while the texts load', async () => {
    stallRoute(ROUTES.banners);
    openPart(<ManageAdvertisement />);
    await screen.findByText('What owners read around their codes.');
    expect(screen.queryByText('Submit')).toBeNull();
  });

  it.each([
    ['shows the texts in their fields', [TEXTS], ['Free shipping', 'New bags', '']],
    ['has empty fields before the first texts', [], ['', '', '']],
  ])('%s', async (_title, texts, expected) => {
    readBanners(...texts);
    openPart(<ManageAdvertisement />);
    await findButton('Submit');
    expect(shown()).toEqual(expected);
  });

  it.each([
    [
      'a lost connection',
      () => disconnectRoute(ROUTES.banners),
      'Something went wrong',
      'Check your connection and try again.',
    ],
    [
      'too many requests',
      () => refuseRoute(ROUTES.banners, 'too_many_requests', { retryAfter: 20 }),
      'Too many tries. Please wait a little',
      'Many tries came from your network just now. Try again in 20 seconds.',
    ],
    [
      'a fault of the server',
      () => refuseRoute(ROUTES.banners, 'unavailable'),
      'This is not available right now. Please try again',
      'The fault is ours, not yours. Try again in a moment.',
    ],
  ])('shows advice after %s and retries on request', async (_failure, fail, title, advice) => {
    fail();
    openPart(<ManageAdvertisement />);
    const notice = (await screen.findByText(advice)).closest('[role=alert]');
    expect(notice?.querySelector('strong')?.textContent).toBe(title);
    readBanners(TEXTS);
    press('Try again');
    await findButton('Submit');
    expect(shown()).toEqual(['Free shipping', 'New bags', '']);
  });
});

describe('the form of changed advertisement texts', () => {
  it('removes a text, keeps what was typed in the others, and offers to undo', async () => {
    const message = 'text updated successfully';
    const asked = answerRoute(ROUTES.updateText, ({ body }) => ({
      ...TEXTS,
      ...(body.remove ? { topBannerText: '' } : {}),
      message,
    }));
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await findButton('Submit');
    fill({ 'Side banner': 'Typed' });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the text of the top banner' }));
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { body: { remove: ['topBannerText'] } },
      { body: { topBannerText: 'Free shipping' } },
    ]);
    await waitFor(() => expect(shown()).toEqual(['Free shipping', 'New bags', 'Typed']));
  });

  it('brings back what the texts were, also empty ones', async () => {
    const asked = answerRoute(ROUTES.updateText, ({ body }) => ({
      ...TEXTS,
      ...(body.remove ? {} : { topBannerText: 'Sale', sideBannerText: 'Typed' }),
      message: 'text updated successfully',
    }));
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await findButton('Submit');
    fill({ 'Top banner': 'Sale', 'Side banner': 'Typed' });
    press('Submit');
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ body: { topBannerText: 'Free shipping', remove: ['sideBannerText'] } });
    await waitFor(() => expect(shown()).toEqual(['Free shipping', 'New bags', '']));
  });

  it('offers no removal of an empty text', async () => {
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await findButton('Submit');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('shows that the update is in progress and sends it once', async () => {
    const asked = stallRoute(ROUTES.updateText);
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await submit();
    await waitFor(() => expect(busyButtons()).toEqual(['Submit']));
    press('Submit');
    expect(asked).toEqual([{ body: { ...TEXTS, sideBannerText: 'Sale' } }]);
  });

  it('shows the texts as the server stored them', async () => {
    const kept = { ...TEXTS, sideBannerText: 'Sale!' };
    answerRoute(ROUTES.updateText, () => ({ ...kept, message: 'text updated successfully' }));
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await submit();
    await screen.findByText('text updated successfully');
    expect(shown()).toEqual(['Free shipping', 'New bags', 'Sale!']);
  });

  it('sends nothing when a text is too long', async () => {
    const asked = stallRoute(ROUTES.updateText);
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await submit('x'.repeat(LIMITS.bannerTextLength + 1));
    expect(errorOf('Side banner')).toBe('At most 4000 characters');
    expect(document.activeElement).toBe(screen.getByLabelText('Side banner'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['edited_meanwhile', 'This was changed meanwhile. Reload and try again'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)('keeps the input after %s and shows the server message', async (code, words) => {
    refuseRoute(ROUTES.updateText, code);
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await submit();
    await screen.findByText(words);
    expect(shown()).toEqual(['Free shipping', 'New bags', 'Sale']);
    expect(busyButtons()).toEqual([]);
  });

  it('keeps the input without a connection and shows the fallback message', async () => {
    disconnectRoute(ROUTES.updateText);
    readBanners(TEXTS);
    openPart(<ManageAdvertisement />);
    await submit();
    await screen.findByText('Error while updating text');
    expect(shown()).toEqual(['Free shipping', 'New bags', 'Sale']);
  });

  it('opens the sign-in after the session ends', async () => {
    const leave = watchLeaving();
    signedIn();
    listCodes([]);
    refuseRoute(ROUTES.updateText, 'signed_out');
    readBanners(TEXTS);
    openConsole('/admin/advertisement');
    await submit();
    signedOut();
    await expectSignIn(leave);
  });
});
