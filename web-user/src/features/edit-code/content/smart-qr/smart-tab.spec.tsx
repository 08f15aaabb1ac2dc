import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTab } from '../../../../testing/editor.ts';

it('says that a time over midnight takes two', async () => {
  await openTab('Smart QR');
  expect(
    await screen.findByText(/over midnight takes two: one up to 23:59, and one from 00:00/),
  ).toBeDefined();
});
