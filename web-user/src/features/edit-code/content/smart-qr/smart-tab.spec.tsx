import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTab } from '../../../../testing/editor.ts';

it('says how a time over midnight is entered', async () => {
  await openTab('Smart QR');
  expect(
    await screen.findByText(
      /over midnight ends at an earlier hour: enter it, and tick that it ends on the next day/,
    ),
  ).toBeDefined();
});
