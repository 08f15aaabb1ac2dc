import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Keeps the console in the test when it opens another app. Returns what it opens. */
export const watchLeaving = () => vi.spyOn(window.location, 'assign').mockReturnValue();

/** Waits until the console asks for a sign-in in place, and does not leave the page. */
export async function expectSignIn(leave: ReturnType<typeof watchLeaving>): Promise<void> {
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(leave).not.toHaveBeenCalled();
}
