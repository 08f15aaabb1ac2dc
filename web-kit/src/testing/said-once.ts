import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Expects a toast to say a text, as the only element that does, and closes it. */
export async function expectToastedOnce(words: string, dismiss = 'Dismiss'): Promise<void> {
  const toast = (await screen.findByText(words, { selector: '.qk-toast *' })).closest<HTMLElement>(
    '[role=alert]',
  );
  expect(screen.getAllByText(words)).toHaveLength(1);
  if (toast === null) throw new Error(`No alert says ${words}`);
  fireEvent.click(within(toast).getByLabelText(dismiss));
  await waitFor(() => expect(document.body.contains(toast)).toBe(false));
}

/** Expects a text once on the page, and in no toast. */
export async function expectSaidInPlace(words: string): Promise<HTMLElement> {
  const [said, ...others] = await screen.findAllByText(words);
  expect(others).toEqual([]);
  if (said === undefined) throw new Error(`Nothing says ${words}`);
  expect(said.closest('.qk-toast')).toBeNull();
  return said;
}
