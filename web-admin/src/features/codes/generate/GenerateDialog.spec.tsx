import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { expectSignIn, watchLeaving } from '../../../testing/leaving.ts';
import { openConsole, openPart } from '../../../testing/open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../../../testing/server.ts';
import { CodeList } from '../CodeList.tsx';

const SUBMIT = 'Generate Links';
const NAME = 'Name of the batch';
/** The open dialog repeats the message for screen readers. */
const IN_TOAST = { selector: '.qk-toast-words' };

async function open() {
  await screen.findByText('No QR codes yet');
  press('Enter an amount');
  await screen.findByLabelText('Amount');
}

async function generate(amount = '3') {
  await open();
  fill({ Amount: amount });
  press(SUBMIT);
}

describe('the dialog that generates codes', () => {
  beforeEach(() => {
    signedIn();
    listCodes([]);
  });

  it('shows that the request is in progress and sends it once', async () => {
    const asked = stallRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await generate();
    await waitFor(() => expect(busyButtons()).toEqual([SUBMIT]));
    press(SUBMIT);
    expect(asked).toEqual([{ body: { amount: 3 } }]);
  });

  it('saves the links as a file and shows the new codes', async () => {
    const saved: string[] = [];
    // A real click would save the file outside the page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answerRoute(ROUTES.generateCodes, () => {
      listCodes([aCode({ name: 'New bag' })]);
      return { barcodeCSV: 'links\n', batchId: 'b-1', message: 'QR code generated successfully' };
    });
    openPart(<CodeList />);
    await generate();
    await screen.findByText('New bag');
    await screen.findByText('QR code generated successfully');
    expect(saved).toEqual([expect.stringMatching(/^links-.*\.csv$/)]);
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('says what was generated, and leads to what comes next', async () => {
    const asked = answerRoute(ROUTES.generateCodes, () => ({
      barcodeCSV: 'links\n',
      batchId: 'b-1',
      message: 'QR code generated successfully',
    }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openPart(<CodeList />);
    await open();
    fill({ Amount: '500', [NAME]: ' Guitar cases ', Note: ' For the fair ' });
    press(SUBMIT);
    const notice = await screen.findByText('Guitar cases');
    expect(notice.parentElement?.textContent).toBe('Generated 500 codes in Guitar cases');
    expect(asked).toEqual([{ body: { amount: 500, name: 'Guitar cases', note: 'For the fair' } }]);
    const next = ['Print', 'Open'].map((words) => screen.getByText(words).getAttribute('href'));
    expect(next).toEqual(['/print/b-1', '/batches/b-1']);
    press('Approve');
    await screen.findByText('Approve: 500 codes?');
    press('Cancel');
    fireEvent.click(screen.getByLabelText('Close the notice'));
    expect(screen.queryByText('Guitar cases')).toBeNull();
  });

  it('offers to approve the next batch, while the one before is approved', async () => {
    const batches = ['b-1', 'b-2'];
    answerRoute(ROUTES.generateCodes, () => ({
      barcodeCSV: 'links\n',
      batchId: batches.shift() ?? '',
      message: 'QR code generated successfully',
    }));
    answerRoute(CONSOLE_ROUTES.startBulkAction, () => ({ id: 'a', message: 'It has started' }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openPart(<CodeList />);
    await generate();
    await findButton('Approve');
    press('Approve');
    await findButton('Approve 3 codes');
    press('Approve 3 codes');
    await screen.findByText('See the approval');
    await generate('5');
    await findButton('Approve');
    expect(screen.getByText('Print').getAttribute('href')).toBe('/print/b-2');
  });

  it('sends no name that is too long', async () => {
    const asked = stallRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await open();
    fill({ Amount: '3', [NAME]: 'x'.repeat(121) });
    press(SUBMIT);
    expect(errorOf(NAME)).toBeTypeOf('string');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(NAME)));
    expect(asked).toEqual([]);
  });

  it('opens on the key c, unless somebody types or holds a modifier', async () => {
    listCodes([aCode({ name: 'Blue bag' })]);
    openConsole();
    await screen.findByText('Blue bag');
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'c' });
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'c' });
    await screen.findByLabelText('Amount');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends no invalid amount', async () => {
    const asked = stallRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await open();
    expect(errorOf('Amount')).toBeUndefined();
    fill({ Amount: '1001' });
    press(SUBMIT);
    expect(errorOf('Amount')).toBe('Please enter a valid amount of link');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
    expect(asked).toEqual([]);
  });

  it.each([
    ['email_unverified', 'Please verify your email first'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)('shows the message of the refusal %s and keeps the amount', async (code, words) => {
    refuseRoute(ROUTES.generateCodes, code);
    openPart(<CodeList />);
    await generate();
    await screen.findByText(words, IN_TOAST);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('3');
    expect(busyButtons()).toEqual([]);
  });

  it('shows the fallback message without a connection', async () => {
    disconnectRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await generate();
    await screen.findByText('Error generating qr code', IN_TOAST);
  });

  it('opens the sign-in after the session ends', async () => {
    const leave = watchLeaving();
    readBanners();
    refuseRoute(ROUTES.generateCodes, 'signed_out');
    openConsole();
    await generate();
    signedOut();
    await expectSignIn(leave);
  });
});
