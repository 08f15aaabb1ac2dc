import type { PrintFile } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { button, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBatch } from '../../testing/batches.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';

const BATCH = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';

beforeEach(() => signedIn());

async function open(codes: string[] = ['7K3M9QWX2P', '7K3M9QWX2Q'], name = 'Guitar cases') {
  answerRoute(CONSOLE_ROUTES.batchToPrint, () => ({
    batchId: BATCH,
    publicUrl: 'https://qlaim.example',
    codes,
    name,
  }));
  answerRoute(CONSOLE_ROUTES.batch, () => aBatch({ id: BATCH, name }));
  openConsole(`/admin/print/${BATCH}`);
  await screen.findByText('Vector files in exact sizes. Every symbol is read before you get a file.');
}

const preview = (alt: string) => screen.findByAltText<HTMLImageElement>(alt);

describe('the preview', () => {
  it('tells how many codes are on how many pages', async () => {
    await open();
    const sheet = await preview('First of 1 page, with 2 codes');
    expect(sheet.closest('figure')?.textContent).toMatch(/^2 codes, \d\d on a page, 1 page$/);
    fill({ Paper: 'label' });
    const label = await preview('First of 2 pages, with 1 code');
    expect(label.closest('figure')?.textContent).toBe('2 codes, 1 on a page, 2 pages');
    fill({ 'Label width': '400', 'Label height': '400' });
    await waitFor(() => expect(decodeURIComponent(label.src)).toContain('viewBox="0 0 400 400"'));
  });

  it('follows each field', async () => {
    await open();
    const sheet = await preview('First of 1 page, with 2 codes');
    const drawn = async (change: () => void) => {
      const before = sheet.src;
      change();
      await waitFor(() => expect(sheet.src).not.toBe(before));
    };
    await drawn(() => fireEvent.click(screen.getByLabelText('Short code below each symbol')));
    await drawn(() => fireEvent.click(screen.getByLabelText('Crop marks')));
    await drawn(() => fill({ Paper: 'letter' }));
    await drawn(() => fill({ 'Logo in the middle': 'mark' }));
  });

  it('is absent while a length is wrong', async () => {
    await open();
    await preview('First of 1 page, with 2 codes');
    fill({ 'Symbol size': '' });
    await screen.findByText('No preview');
    expect(errorOf('Symbol size')).toBe('The symbol must be 10 to 200 mm');
    expect(button('Download PDF').hasAttribute('disabled')).toBe(true);
    expect(button('ZIP of SVGs').hasAttribute('disabled')).toBe(true);
    fill({ 'Symbol size': '200' });
    await waitFor(() => expect(errorOf('Symbol size')).toMatch(/^Nothing fits/));
  });
});

describe('a label sheet', () => {
  const NUMBER = 'Number on the package';
  const sheet = () => screen.getByLabelText<HTMLSelectElement>('Label sheet');
  async function openSheets() {
    await open();
    await preview('First of 1 page, with 2 codes');
    fill({ Paper: 'sheet' });
    await screen.findByText('2 codes, 21 on a page, 1 page');
  }

  it('stands in the group of its maker and paper, with its labels', async () => {
    await openSheets();
    const groups = [...sheet().querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Avery, A4', 'Avery, Letter', 'Herma, A4']);
    const labelOf = (id: string) => sheet().querySelector(`option[value=${id}]`)?.textContent;
    expect(sheet().value).toBe('avery-l7160');
    expect(labelOf('avery-l7160')).toBe('Avery L7160: 21 of 63.5 × 38.1 mm');
    expect(labelOf('herma-4476')).toBe('Herma 4476: 24 of Ø 40 mm');
    expect(screen.queryByLabelText('Symbol size')).toBeNull();
    expect(screen.queryByLabelText('Crop marks')).toBeNull();
    fill({ 'Label sheet': 'herma-4476' });
    await screen.findByText('2 codes, 24 on a page, 1 page');
  });

  it('is found by its number, and chosen where the chosen one does not have it', async () => {
    await openSheets();
    fill({ [NUMBER]: '716' });
    await screen.findByText('3 sheets have it');
    expect([...sheet().options].map(({ value }) => value)).toEqual([
      'avery-l7160',
      'avery-l7163',
      'avery-l7165',
    ]);
    expect(sheet().value).toBe('avery-l7160');
    fill({ [NUMBER]: '516' });
    expect(sheet().value).toBe('avery-5160');
    fill({ [NUMBER]: 'avery 5163' });
    await screen.findByText('One sheet has it');
    expect(sheet().value).toBe('avery-5163');
    fill({ [NUMBER]: 'herma' });
    expect(sheet().value).toBe('herma-4270');
    fill({ [NUMBER]: '5163' });
    fill({ [NUMBER]: '9999' });
    expect(errorOf(NUMBER)).toMatch(/^No sheet here has this number/);
    expect(sheet().value).toBe('avery-5163');
  });

  it('is remembered on this device, with what the printer is off by', async () => {
    await openSheets();
    fill({ 'Label sheet': 'avery-5163', 'Move right': '-1,5', 'Start at label': '3' });
    cleanup();
    await open();
    await preview('First of 1 page, with 2 codes');
    expect(sheet().value).toBe('avery-5163');
    expect(screen.getByLabelText<HTMLInputElement>('Move right').value).toBe('-1,5');
    expect(screen.getByLabelText<HTMLInputElement>('Start at label').value).toBe('1');
  });

  it('that is used in part has fewer codes on the first page', async () => {
    await openSheets();
    fill({ 'Start at label': '21' });
    await preview('First of 2 pages, with 1 code');
    fill({ 'Start at label': '22' });
    await waitFor(() => expect(errorOf('Start at label')).toBe('There are 21 labels on a page'));
    fill({ 'Start at label': '' });
    await waitFor(() =>
      expect(errorOf('Start at label')).toBe('The label to start at must be a whole number from 1'),
    );
  });

  it('is printed as the form says', async () => {
    await openSheets();
    const asked = stallRoute(CONSOLE_ROUTES.printBatch);
    fill({ 'Start at label': '4', 'Move right': '−1,5', 'Move down': '2' });
    fireEvent.click(screen.getByLabelText('Back to back'));
    fireEvent.click(screen.getByLabelText('Name of the batch below each symbol'));
    await preview('Its back');
    press('Download PDF');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      format: 'pdf',
      paper: 'sheet',
      sheet: 'avery-l7160',
      startAt: 4,
      shiftX: -1.5,
      shiftY: 2,
      shortCode: true,
      batchName: true,
      cropMarks: false,
      backs: true,
      logo: 'none',
    });
  });
});

describe('the name of the batch', () => {
  const LINE = 'Name of the batch below each symbol';

  it('stands below each symbol, and on each back, as it is printed', async () => {
    await open(undefined, 'Bags & boxes');
    const sheet = await preview('First of 1 page, with 2 codes');
    const drawn = (image: HTMLImageElement) =>
      decodeURIComponent(image.src).match(/Bags &amp; boxes/g)?.length;
    expect(drawn(sheet)).toBeUndefined();
    fireEvent.click(screen.getByLabelText(LINE));
    await waitFor(() => expect(drawn(sheet)).toBe(2));
    fireEvent.click(screen.getByLabelText('Back to back'));
    expect(drawn(await preview('Its back'))).toBe(2);
  });

  it('cannot be printed for a batch without one', async () => {
    await open(undefined, '');
    await screen.findByText('This batch has no name. Name it on its page.');
    expect(screen.getByLabelText<HTMLInputElement>(LINE).disabled).toBe(true);
  });
});

describe('the file', () => {
  const FILE: PrintFile = { address: '/a.pdf', size: 1_500_000, codes: 1, pages: 2, message: 'Ready' };

  it('is told of while it is made', async () => {
    await open();
    await preview('First of 1 page, with 2 codes');
    stallRoute(CONSOLE_ROUTES.printBatch);
    press('ZIP of SVGs');
    await screen.findByText('Drawing and reading 2 symbols. A thousand take some seconds.');
    expect(
      [button('Download PDF'), button('ZIP of SVGs')].map((one) => one.getAttribute('aria-busy')),
    ).toEqual([null, 'true']);
  });

  it('is offered again, until the form changes', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open();
    await preview('First of 1 page, with 2 codes');
    answerRoute(CONSOLE_ROUTES.printBatch, () => FILE);
    press('Download PDF');
    await screen.findByText('1 code of Guitar cases on 2 pages, 1.4 MB. Every symbol was read.');
    expect(screen.getByText('Download again').closest('a')?.getAttribute('href')).toBe('/a.pdf');
    fireEvent.click(screen.getByLabelText('Crop marks'));
    await waitFor(() => expect(screen.queryByText('Download again')).toBeNull());
  });
});

describe('a logo of one’s own', () => {
  it('is needed, and read as a picture', async () => {
    await open();
    await preview('First of 1 page, with 2 codes');
    expect(screen.queryByText('Choose PNG or SVG')).toBeNull();
    fill({ 'Logo in the middle': 'image' });
    await screen.findByText('Choose a logo');
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('no picture'));
      },
    );
    fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [new File(['a'], 'a.png')] } });
    await screen.findByText('This file is no picture, or too detailed for a logo');
    const picked = vi.spyOn(screen.getByLabelText<HTMLInputElement>('Logo'), 'click').mockReturnValue();
    press('Choose PNG or SVG');
    expect(picked).toHaveBeenCalledOnce();
  });
});

it('says that a batch has no codes any more', async () => {
  await open([]);
  await screen.findByText('Every code of this batch was deleted.');
});
