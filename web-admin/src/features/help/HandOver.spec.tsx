import type { AdminCode, AdminPerson } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCode } from '../../testing/codes.ts';
import { openPart } from '../../testing/open-console.tsx';
import { HandOverDialog } from './index.ts';

const ROSA = aUser({ _id: 'rosa', firstName: 'Rosa', lastName: 'Marin', email: 'rosa@example.com' });
const OMAR: AdminPerson = {
  id: '1b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a',
  firstName: 'Omar',
  lastName: 'Haddad',
  email: 'omar@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
  twoStep: false,
  disabled: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const LINKED: AdminCode = {
  ...aCode({ user: ROSA, storedInfo: { infoType: 'link', link: 'https://www.example.com/a' }, revision: 3 }),
  note: null,
};

function open(code = LINKED, found: AdminPerson[] = [OMAR]) {
  const searched = answerRoute(CONSOLE_ROUTES.adminUsers, () => found, { 'content-range': 'users 0-0/1' });
  const onClose = vi.fn();
  openPart(<HandOverDialog code={code} from={ROSA} onClose={onClose} />);
  return { searched, onClose };
}

async function search() {
  await findButton('Continue');
  fill({ 'New owner, by email or name': 'omar' });
  return screen.findByRole('radio', { name: /^Omar Haddad/ });
}

describe('a code that is handed over', () => {
  it('asks to whom, and once more with both people and what each is told', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.handOverCode, () => ({ code: LINKED, message: 'Handed over' }));
    const { searched, onClose } = open();
    fireEvent.click(await search());
    expect(searched[0]?.query).toEqual({
      sort: ['createdAt', 'DESC'],
      filter: { q: 'omar', role: 'user', disabled: false },
      range: [0, 6],
    });
    press('Continue');
    await screen.findByText('Really give 7K3M 9QWX 2P to Omar Haddad?');
    screen.getByText(/^Rosa Marin \(rosa@example\.com\) loses the code\. A mail tells them/);
    screen.getByText(/^Omar Haddad \(omar@example\.com\) owns it at once\. A mail tells them/);
    screen.getByText(/^Its name, its content and its files are removed/);
    press('Hand it over');
    await screen.findAllByText('Handed over');
    expect(asked).toEqual([{ params: { id: LINKED.shortCode }, body: { userId: OMAR.id, keep: false } }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps where it leads, if that is ticked', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.handOverCode, () => ({ code: LINKED, message: 'Handed over' }));
    open();
    fireEvent.click(await search());
    fireEvent.click(screen.getByLabelText('Keep where it leads'));
    press('Continue');
    await screen.findByText('What a scan does stays: Opens example.com/a. Its name is removed.');
    press('Hand it over');
    await screen.findAllByText('Handed over');
    expect(asked[0]?.body).toEqual({ userId: OMAR.id, keep: true });
  });

  it('never keeps a page', async () => {
    open({ ...LINKED, storedInfo: null });
    await findButton('Continue');
    expect(screen.queryByLabelText('Keep where it leads')).toBeNull();
  });

  it('goes to nobody whose email is not verified, nor to its owner', async () => {
    open(LINKED, [
      { ...OMAR, emailVerified: false },
      { ...OMAR, id: 'rosa', firstName: 'Rosa' },
    ]);
    expect((await search()).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    press('Continue');
    await waitFor(() =>
      expect(errorOf('New owner, by email or name')).toBe('Search for the new owner, and choose one'),
    );
  });

  it('stays open where the code has changed meanwhile', async () => {
    const { onClose } = open();
    refuseRoute(CONSOLE_ROUTES.handOverCode, 'edited_meanwhile');
    fireEvent.click(await search());
    press('Continue');
    press('Hand it over', await screen.findByRole('alertdialog'));
    await screen.findAllByText('This was changed meanwhile. Reload and try again');
    expect(onClose).not.toHaveBeenCalled();
  });
});
