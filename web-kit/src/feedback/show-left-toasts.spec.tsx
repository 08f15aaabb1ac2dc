import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { notify } from './notify.tsx';
import { LATER, notifyLater } from './notify-later.ts';
import { showLeftToasts } from './show-left-toasts.ts';
import { Toaster } from './Toaster.tsx';

beforeEach(() => sessionStorage.clear());

it('shows the toasts of the previous page once, in their tones', async () => {
  notifyLater(
    { tone: 'ok', message: 'QR code updated successfully' },
    { tone: 'note', message: 'Your browser kept the preview from opening' },
  );
  const page = render(<Toaster duration={5_000} />);
  await act(async () => showLeftToasts());
  expect(page.all('[role=status].qk-toast').map((toast) => toast.textContent)).toEqual([
    'Your browser kept the preview from opening',
    'QR code updated successfully',
  ]);
  const ok = vi.spyOn(notify, 'ok');
  showLeftToasts();
  expect(ok).not.toHaveBeenCalled();
});

it.each(['', 'null', '{"tone":"ok","message":"x"}', '[{"tone":"toString","message":"x"}]', '[null]'])(
  'ignores the invalid entry %o',
  (left) => {
    const said = Object.keys(notify).map((tone) => vi.spyOn(notify, tone as keyof typeof notify));
    sessionStorage.setItem(LATER, left);
    showLeftToasts();
    for (const say of said) expect(say).not.toHaveBeenCalled();
  },
);
