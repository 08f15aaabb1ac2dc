// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveTo } from '../../shell/leave.ts';
import { ClaimByHand } from './ClaimByHand.tsx';

vi.mock('../../shell/leave.ts', () => ({ leaveTo: vi.fn() }));

afterEach(cleanup);

it('takes a code as it is printed, and goes back to the field when it is none', () => {
  render(<ClaimByHand />);
  const field = screen.getByLabelText('Printed code');

  fireEvent.change(field, { target: { value: '7K3M 9QWX' } });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText(/A code has ten letters and digits/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(leaveTo).not.toHaveBeenCalled();

  fireEvent.change(field, { target: { value: '7k3m-9qwx 2p' } });
  fireEvent.click(screen.getByRole('button'));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/claim/7K3M9QWX2P');
});
