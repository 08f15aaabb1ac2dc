import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, button, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole } from '../open-console.tsx';
import { signedIn } from '../server.ts';

const BATCH = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';
const CODES = ['7K3M9QWX2P', '7K3M9QWX2Q', '7K3M9QWX2R'];
const PDF = 'Download PDF';

const open = async () => {
  openConsole(`/admin/print/${BATCH}`);
  await screen.findByAltText('First of 1 page, with 3 codes');
};

export function printSuite(): void {
  beforeEach(() => {
    signedIn();
    answerRoute(CONSOLE_ROUTES.batchToPrint, () => ({
      batchId: BATCH,
      publicUrl: 'https://qlaim.example',
      codes: CODES,
    }));
  });

  it('asks for what the form says, once', async () => {
    const asked = stallRoute(CONSOLE_ROUTES.printBatch);
    await open();
    fill({ 'Symbol size': '32,5', 'Logo in the middle': 'mark' });
    press(PDF);
    await waitFor(() => expect(busyButtons()).toEqual([PDF]));
    press(PDF);
    const options = {
      format: 'pdf',
      paper: 'a4',
      symbolSize: 32.5,
      shortCode: true,
      cropMarks: true,
      logo: 'mark',
    };
    expect(asked).toEqual([{ params: { id: BATCH }, body: options }]);
  });

  it('saves the file, and says what was read', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    const file = {
      address: 'https://files.example/1.zip',
      size: 61_001,
      codes: 3,
      pages: 3,
      message: 'Your file is ready',
    };
    answerRoute(CONSOLE_ROUTES.printBatch, () => file);
    await open();
    press('ZIP of SVGs');
    await screen.findByText('3 codes on 3 pages, 62 KB. Every symbol was read.');
    expect(saved).toEqual([file.address]);
  });

  it.each([
    ['9', 'The symbol must be 10 to 200 mm'],
    ['190', /^Nothing fits: one code needs [\d.]+ × [\d.]+ mm, and A4 has 210 × 297 mm$/],
  ])('says why nothing is printed in %s mm', async (size, message) => {
    await open();
    fill({ 'Symbol size': size });
    await screen.findByText('No preview');
    expect(errorOf('Symbol size')).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(button(PDF)).toHaveProperty('disabled', true);
  });

  it('shows why the server refuses, and keeps the form', async () => {
    refuseRoute(CONSOLE_ROUTES.printBatch, 'unreadable_symbol');
    await open();
    fill({ 'Symbol size': '12' });
    press(PDF);
    await screen.findByText('A symbol of the file could not be read');
    expect(screen.getByLabelText<HTMLInputElement>('Symbol size').value).toBe('12');
  });

  it('says that a batch is unknown', async () => {
    refuseRoute(CONSOLE_ROUTES.batchToPrint, 'unknown_batch');
    openConsole(`/admin/print/${BATCH}`);
    await screen.findByText('This batch is not known');
  });
}
