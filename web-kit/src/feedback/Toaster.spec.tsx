// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { notify } from './notify.tsx';
import { Toaster } from './Toaster.tsx';

it('shows words with an icon, politely or at once, and the same words only once', async () => {
  const page = render(<Toaster />);
  await act(async () => {
    notify.ok('QR code updated successfully');
    notify.fail('Invalid secure code');
    notify.fail('Invalid secure code');
  });
  expect(page.all('[role=status].qk-toast').map((toast) => toast.textContent)).toEqual([
    'QR code updated successfully',
  ]);
  expect(page.all('[role=alert].qk-toast').map((toast) => toast.textContent)).toEqual([
    'Invalid secure code',
  ]);
  expect(page.all('.qk-toast-icon svg')).toHaveLength(2);
});
