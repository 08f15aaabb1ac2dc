import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCode } from '../../testing/codes.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../testing/server.ts';

const KEPT = 'qlaim.keys';

async function open() {
  signedIn();
  listCodes([aCode({ name: 'Blue bag' })]);
  openConsole();
  await screen.findByText('Blue bag');
}

const press = (key: string, over: object = {}) => fireEvent.keyDown(document.body, { key, ...over });

describe('the keys of the console', () => {
  it('are listed on ?', async () => {
    await open();
    press('?');
    await screen.findByText('Edit name and note in the row');
    expect([...document.querySelectorAll('dialog kbd')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['?', '/', 'c', 'j', 'k', 'x', 'e', 'Enter', 'Space', 'Escape']),
    );
  });

  it('lead to the search on /', async () => {
    await open();
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'rest with %o',
    async (over) => {
      await open();
      press('?', over);
      press('/', over);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('are turned off and on in their list, which a button opens', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Keys'));
    fireEvent.click(await screen.findByRole('switch', { name: 'Single keys: On' }));
    expect(localStorage.getItem(KEPT)).toBe('false');
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByLabelText('Keys'));
    fireEvent.click(await screen.findByRole('switch', { name: 'Single keys: Off' }));
    expect(localStorage.getItem(KEPT)).toBe('true');
  });
});
