import { errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClaimByHand } from './ClaimByHand.tsx';

it('accepts a code as it is printed and focuses the field after an invalid one', () => {
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  render(<ClaimByHand />);

  fill({ 'Printed code': '7K3M 9QWX' });
  press('Claim');
  expect(errorOf('Printed code')).toContain('A code has ten letters and digits');
  expect(document.activeElement).toBe(screen.getByLabelText('Printed code'));
  expect(leave).not.toHaveBeenCalled();

  fill({ 'Printed code': '7k3m-9qwx 2p' });
  press('Claim');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/claim/7K3M9QWX2P');
});
