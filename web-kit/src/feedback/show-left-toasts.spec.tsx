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

it('offers the actions that the app knows', async () => {
  notifyLater(
    { tone: 'ok', message: 'Saved', action: { name: 'undo', label: 'Undo', input: { version: 3 } } },
    { tone: 'note', message: 'Other', action: { name: 'toString', label: 'Run', input: null } },
  );
  const undo = vi.fn();
  const page = render(<Toaster duration={5_000} />);
  await act(async () => showLeftToasts({ undo }));
  expect(page.all('.qk-toast-action').map(({ textContent }) => textContent)).toEqual(['Undo']);
  await act(async () => page.get('.qk-toast-action').click());
  expect(undo).toHaveBeenCalledExactlyOnceWith({ version: 3 });
  expect(page.all('.qk-toast').map(({ textContent }) => textContent)).toEqual(['Other']);
});

it.each([
  '',
  'null',
  '{"tone":"ok","message":"x"}',
  '[{"tone":"toString","message":"x"}]',
  '[{"tone":"ok","message":"x","action":{"name":1}}]',
  '[null]',
])('ignores the invalid entry %o', (left) => {
  const said = Object.keys(notify).map((tone) => vi.spyOn(notify, tone as keyof typeof notify));
  sessionStorage.setItem(LATER, left);
  showLeftToasts();
  for (const say of said) expect(say).not.toHaveBeenCalled();
});
