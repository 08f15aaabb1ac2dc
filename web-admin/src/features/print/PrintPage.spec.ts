import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, button, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBatch } from '../../testing/batches.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';

const BATCH = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';
const CODES = ['7K3M9QWX2P', '7K3M9QWX2Q', '7K3M9QWX2R'];
const PDF = 'Download PDF';

const batch = aBatch({ id: BATCH, name: 'Guitar cases' });

const open = async () => {
  openConsole(`/admin/print/${BATCH}`);
  await screen.findByAltText('First of 1 page, with 3 codes');
};

describe('the page that prints a batch', () => {
  beforeEach(() => {
    signedIn();
    answerRoute(CONSOLE_ROUTES.batchToPrint, () => ({
      batchId: BATCH,
      publicUrl: 'https://qlaim.example',
      codes: CODES,
      name: 'Guitar cases',
    }));
    answerRoute(CONSOLE_ROUTES.batch, () => batch);
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
    await screen.findByText('3 codes of Guitar cases on 3 pages, 60 KB. Every symbol was read.');
    expect(saved).toEqual([file.address]);
  });

  it('says nothing of a file that was made from another form', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { promise, resolve } = Promise.withResolvers<void>();
    answerRoute(CONSOLE_ROUTES.printBatch, async () => {
      await promise;
      return { address: 'https://files.example/1.zip', size: 1, codes: 3, pages: 3, message: 'It is ready' };
    });
    await open();
    press(PDF);
    await waitFor(() => expect(busyButtons()).toEqual([PDF]));
    fill({ 'Symbol size': '30' });
    resolve();
    await screen.findByText('It is ready');
    await waitFor(() => expect(busyButtons()).toEqual([]));
    expect(screen.queryByText(/^3 codes of Guitar cases on 3 pages/)).toBeNull();
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

  it('names its batch, and leads back to it', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print · Guitar cases');
    expect(document.title).toMatch(/^Print · Guitar cases/);
    expect(screen.getByText('Guitar cases').getAttribute('href')).toBe(`/admin/batches/${BATCH}`);
  });

  it('names its batch where nothing is left to print', async () => {
    answerRoute(CONSOLE_ROUTES.batchToPrint, () => ({
      batchId: BATCH,
      publicUrl: 'https://qlaim.example',
      codes: [],
      name: 'Guitar cases',
    }));
    openConsole(`/admin/print/${BATCH}`);
    await screen.findByText('Every code of this batch was deleted.');
    await waitFor(() => expect(document.title).toMatch(/^Print · Guitar cases/));
  });

  it('says that a batch is unknown', async () => {
    refuseRoute(CONSOLE_ROUTES.batchToPrint, 'unknown_batch');
    openConsole(`/admin/print/${BATCH}`);
    await screen.findByText('This batch is not known');
  });

  it.each(['/admin/print', '/admin/print/'])(
    'leads to the batches where none is named: %s',
    async (address) => {
      const asked = answerRoute(CONSOLE_ROUTES.batchToPrint, () => ({
        batchId: '',
        publicUrl: '',
        codes: [],
        name: '',
      }));
      openConsole(address);
      await screen.findByText('No batch is chosen');
      expect(screen.getByText('the list of batches').getAttribute('href')).toBe('/admin/batches');
      expect(asked).toEqual([]);
    },
  );
});
