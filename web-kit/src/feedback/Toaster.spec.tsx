import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { notify } from './notify.tsx';
import { Toaster } from './Toaster.tsx';

it('shows a message with an icon and the role of its tone, and the same message only once', async () => {
  const page = render(<Toaster duration={5_000} />);
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

it('gives a message that is still shown its newest action', async () => {
  const chosen: string[] = [];
  const page = render(<Toaster duration={5_000} />);
  const offer = (code: string) =>
    act(async () => notify.ok('QR code approved', { label: 'Undo', onSelect: () => chosen.push(code) }));
  await offer('first');
  await offer('second');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(page.all('.qk-toast')).toHaveLength(1);
  await act(async () => page.get('.qk-toast-action').click());
  expect(chosen).toEqual(['second']);
});

it('removes each toast after the given duration', async () => {
  const page = render(<Toaster duration={3_000} />);
  await act(async () => notify.ok('text updated successfully'));
  const clock = page.get('[role=progressbar]');
  expect(clock.style.animationDuration).toBe('3000ms');
  await act(async () => void clock.dispatchEvent(new AnimationEvent('animationend', { bubbles: true })));
  expect(page.all('.qk-toast')).toHaveLength(0);
});

it('keeps a toast while it has the focus', async () => {
  const undo = () => undefined;
  const page = render(<Toaster duration={3_000} />);
  await act(async () => notify.ok('Saved', { label: 'Undo', onSelect: undo }));
  const running = () => page.get('[role=progressbar]').style.animationPlayState;
  expect(running()).toBe('running');
  await act(async () => page.get('.qk-toast-action').focus());
  expect(running()).toBe('paused');
  await act(async () => page.get('.qk-toast-action').blur());
  expect(running()).toBe('running');
});
