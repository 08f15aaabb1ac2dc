import { CONSOLE_ROUTES, type InvitationView } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { aPerson } from '../../../testing/people.ts';
import { signedIn } from '../../../testing/server.ts';

const MARIA: InvitationView = {
  id: '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a',
  email: 'maria@example.com',
  role: 'auditor',
  inviter: 'Grace Hopper',
  expiresAt: '2026-12-02T10:00:00.000Z',
};

const list = (...open: InvitationView[]) => answerRoute(CONSOLE_ROUTES.invitations, () => open);

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.adminUsers, () => [aPerson()], { 'content-range': 'users 0-0/1' });
});

it('invites a person, and shows the invitation', async () => {
  list();
  const sent = answerRoute(CONSOLE_ROUTES.inviteStaff, () => ({ id: MARIA.id, message: 'Invited' }));
  openConsole('/admin/people');
  await findButton('Invite');
  press('Invite');
  fill({ Email: 'maria@example.com', Role: 'support' });
  list(MARIA);
  press('Send invitation');
  await screen.findByText(MARIA.email);
  expect(sent).toEqual([{ body: { email: 'maria@example.com', role: 'support' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(MARIA.email).closest('li')?.textContent).toContain(
    'AuditorInvited by Grace Hopper, until 02/12/26',
  );
});

it('asks again who invites another admin', async () => {
  const admin = { ...MARIA, role: 'admin' } as const;
  list(admin);
  const sent = answerRoute(CONSOLE_ROUTES.inviteStaff, () => ({ id: MARIA.id, message: 'Invited' }));
  openConsole('/admin/people');
  await findButton('Invite');
  press('Invite');
  fill({ Email: admin.email, Role: 'admin' });
  fill({ 'Your password': 'correct horse' });
  press('Send invitation');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByLabelText(`Send again to ${admin.email}`));
  fill({ 'Your password': 'battery staple' });
  press('Send again', screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { email: admin.email, role: 'admin' };
  expect(sent).toEqual([
    { body: { ...body, password: 'correct horse' } },
    { body: { ...body, password: 'battery staple' } },
  ]);
});

it('sends no password that an earlier choice of the role asked for', async () => {
  list();
  const sent = answerRoute(CONSOLE_ROUTES.inviteStaff, () => ({ id: MARIA.id, message: 'Invited' }));
  openConsole('/admin/people');
  await findButton('Invite');
  press('Invite');
  fill({ Email: MARIA.email, Role: 'admin' });
  fill({ 'Your password': 'correct horse' });
  fill({ Role: 'support' });
  fill({ Role: 'admin' });
  press('Send invitation');
  await screen.findByText('Invited');
  expect(sent).toEqual([{ body: { email: MARIA.email, role: 'admin', password: '' } }]);
});

it('sends nothing without an address, and says why the server refuses one', async () => {
  list();
  openConsole('/admin/people');
  await findButton('Invite');
  press('Invite');
  press('Send invitation');
  await waitFor(() => expect(errorOf('Email')).toBe('Email is required'));
  refuseRoute(CONSOLE_ROUTES.inviteStaff, 'email_taken');
  fill({ Email: 'rosa@example.com' });
  press('Send invitation');
  await screen.findAllByText('This email is already registered');
  screen.getByRole('dialog');
});

it('sends an invitation again, and withdraws it', async () => {
  list(MARIA);
  const sent = answerRoute(CONSOLE_ROUTES.inviteStaff, () => ({ id: MARIA.id, message: 'Invited' }));
  const withdrawn = answerRoute(CONSOLE_ROUTES.withdrawInvitation, () => ({ message: 'Withdrawn' }));
  openConsole('/admin/people');
  (await screen.findByLabelText('Send again to maria@example.com')).click();
  await screen.findByText('Invited');
  expect(sent).toEqual([{ body: { email: MARIA.email, role: MARIA.role } }]);
  list();
  screen.getByLabelText('Withdraw the invitation of maria@example.com').click();
  await waitFor(() => expect(screen.queryByText(MARIA.email)).toBeNull());
  expect(withdrawn).toEqual([{ params: { id: MARIA.id } }]);
  await screen.findByText('No open invitations');
  expect(document.activeElement).toBe(screen.getByText('Open invitations'));
});

it('lets an auditor read alone', async () => {
  signedIn(aUser({ role: 'auditor' }));
  list({ ...MARIA, email: 'm•••@•••' });
  openConsole('/admin/people');
  await screen.findByText('m•••@•••');
  expect(screen.queryByText('Send again')).toBeNull();
  expect(screen.queryByText('Invite')).toBeNull();
});
