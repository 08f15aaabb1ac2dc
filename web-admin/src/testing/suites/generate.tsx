import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeList } from '../../codes/CodeList.tsx';
import { aCode } from '../codes.ts';
import { expectSignIn, watchLeaving } from '../leaving.ts';
import { openConsole, openPart } from '../open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../server.ts';

const SUBMIT = 'Generate Links';

async function generate(amount = '3') {
  await screen.findByText('No QR codes yet');
  fill({ Amount: amount });
  press(SUBMIT);
}

export function generateSuite(): void {
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
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  });

  it('sends no invalid amount', async () => {
    const asked = stallRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await generate('1001');
    expect(errorOf('Amount')).toBe('Please enter a valid amount of link');
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
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
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('3');
    expect(busyButtons()).toEqual([]);
  });

  it('shows the fallback message without a connection', async () => {
    disconnectRoute(ROUTES.generateCodes);
    openPart(<CodeList />);
    await generate();
    await screen.findByText('Error generating qr code');
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
}
