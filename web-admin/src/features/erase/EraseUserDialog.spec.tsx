import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { EraseUserDialog } from './index.ts';

const OWNER = {
  _id: '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a',
  firstName: 'Rosa',
  lastName: 'Weiss',
  email: 'rosa@example.com',
};
const REASON = 'Asked for it by letter';

async function openDialog() {
  const onClose = vi.fn();
  openPart(<EraseUserDialog owner={OWNER} onClose={onClose} />);
  await findButton('Delete the account');
  return onClose;
}

describe('the deletion of an owner’s account', () => {
  it('deletes the account with a reason, and says so', async () => {
    const asked = answerRoute(ROUTES.eraseUser, () => ({ message: 'The user was deleted' }));
    const onClose = await openDialog();
    fireEvent.change(screen.getByLabelText('Their codes'), { target: { value: 'release' } });
    fill({ Reason: REASON });
    press('Delete the account');
    await screen.findAllByText('The user was deleted');
    expect(asked).toEqual([{ params: { id: OWNER._id }, body: { reason: REASON, codes: 'release' } }]);
    expect(onClose).toHaveBeenCalled();
  });

  it('asks why before it deletes', async () => {
    const asked = answerRoute(ROUTES.eraseUser, () => ({ message: 'The user was deleted' }));
    await openDialog();
    press('Delete the account');
    await vi.waitFor(() => expect(errorOf('Reason')).toBe('Say why, in 10 to 500 characters'));
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
    expect(asked).toEqual([]);
  });

  it('keeps the dialog and the reason where the server refuses', async () => {
    refuseRoute(ROUTES.eraseUser, 'last_admin');
    await openDialog();
    fill({ Reason: REASON });
    press('Delete the account');
    await screen.findAllByText('The last admin must stay');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(REASON);
  });
});
