import type { Batch } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, disconnectRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBatch } from '../../testing/batches.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';

const BATCH = aBatch();
const NAMELESS = aBatch({ id: 'b', name: '', note: '', createdBy: null, present: 100 });

beforeEach(() => signedIn());

async function open(batches: Batch[] = [BATCH], total = batches.length) {
  const asked = answerRoute(CONSOLE_ROUTES.batches, () => batches, {
    'content-range': `batches 0-49/${total}`,
  });
  openConsole('/admin/batches');
  await screen.findByText('Codes that were generated together.');
  return asked;
}

const rowOf = async (name: string) =>
  [...((await screen.findByText(name)).closest('tr')?.children ?? [])].map(({ textContent }) => textContent);

describe('the list of batches', () => {
  it('shows each batch, the newest first', async () => {
    const asked = await open([BATCH, NAMELESS]);
    expect((await rowOf('Bags')).slice(0, 5)).toEqual([
      'BagsFor the fair1 deleted code',
      '20/11/26rosa@example.com',
      '100',
      '12',
      '50',
    ]);
    expect((await rowOf('Batch of 20/11/26')).slice(0, 2)).toEqual(['Batch of 20/11/26', '20/11/26']);
    expect(asked.map(({ query }) => query.sort)).toEqual([['createdAt', 'DESC']]);
    fireEvent.click(screen.getByText('Codes', { selector: 'th *' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toEqual(['size', 'DESC']));
    const sorted = [...document.querySelectorAll('th')].filter((head) => head.querySelector('button'));
    expect(sorted.map(({ textContent }) => textContent)).toEqual(['Created', 'Codes']);
    expect(sorted.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending']);
    fireEvent.click(screen.getByText('Codes', { selector: 'th *' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toEqual(['size', 'ASC']));
    expect(sorted[1]?.getAttribute('aria-sort')).toBe('ascending');
  });

  it('leads to the page of a batch, and to its print', async () => {
    await open();
    expect((await screen.findByText('Bags')).getAttribute('href')).toBe(`/admin/batches/${BATCH.id}`);
    const print = screen.getByText('Print', { selector: 'td a' });
    expect(print.getAttribute('href')).toBe(`/admin/print/${BATCH.id}`);
    expect(print.getAttribute('aria-label')).toBe('Print the codes of Bags');
  });

  it('has three columns on a narrow screen', async () => {
    const narrow = window.matchMedia('not all');
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
    await open();
    expect(await rowOf('Bags')).toEqual([
      'BagsFor the fair12 claimed, 50 approved1 deleted code',
      '20/11/26rosa@example.com',
      '100',
    ]);
  });

  it('says that there is none', async () => {
    await open([]);
    await screen.findByText('No batches yet');
  });

  it('is read again on request', async () => {
    disconnectRoute(CONSOLE_ROUTES.batches);
    openConsole('/admin/batches');
    await findButton('Try again');
    answerRoute(CONSOLE_ROUTES.batches, () => [BATCH], { 'content-range': 'batches 0-0/1' });
    press('Try again');
    await screen.findByText('Bags');
  });

  it('has pages', async () => {
    const asked = await open([BATCH], 51);
    fireEvent.click(await screen.findByLabelText('Go to page 2'));
    await waitFor(() => expect(asked.at(-1)?.query.range).toEqual([50, 99]));
    screen.getByLabelText('Pages of batches');
  });
});
