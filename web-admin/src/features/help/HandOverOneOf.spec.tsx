import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { aPerson } from '../../testing/people.ts';
import { HandOverOneOf, MailCodeDialog } from './index.ts';

const ROSA = aPerson();
const OMAR = aPerson({ id: '1b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a', firstName: 'Omar', lastName: 'Haddad' });
const BAG = aBarcode({ shortCode: '7K3M9QWX2P', name: 'Blue bag' });
const MUG = aBarcode({ shortCode: '0000000000', name: 'Mug' });

const listed = (codes = [BAG, MUG], next?: number) =>
  answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: codes, ...(next && { next }) }));

it('hands over no other code where the chosen one is gone', async () => {
  listed();
  answerRoute(CONSOLE_ROUTES.adminUsers, () => [OMAR], { 'content-range': 'users 0-0/1' });
  const onClose = vi.fn();
  openPart(<HandOverOneOf person={ROSA} onClose={onClose} />);
  await screen.findByLabelText('Code');
  press('Continue');
  await screen.findByText('Hand over 7K3M 9QWX 2P');
  fill({ 'New owner, by email or name': 'omar' });
  fireEvent.click(await screen.findByRole('radio', { name: /^Omar Haddad/ }));
  press('Continue');
  const question = await screen.findByRole('alertdialog');
  listed([MUG]);
  refuseRoute(CONSOLE_ROUTES.handOverCode, 'edited_meanwhile');
  press('Hand it over', question);
  await screen.findAllByText("7K3M 9QWX 2P is no longer in the list of this person's codes");
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText(/0000 0000 00/)).toBeNull();
});

it.each([
  ['Continue', HandOverOneOf],
  ['Send it', MailCodeDialog],
])('says at %s that there are no codes', async (action, Dialog) => {
  listed([]);
  openPart(<Dialog person={ROSA} onClose={() => undefined} />);
  await screen.findByText('This person has no codes.');
  press(action);
  await screen.findAllByText('This person has no codes');
});

it('says that older codes can not be chosen', async () => {
  listed([BAG, MUG], 2);
  openPart(<MailCodeDialog person={ROSA} onClose={() => undefined} />);
  await findButton('Send it');
  await waitFor(() => screen.getByText(/^These are the 2 codes that were claimed last\./));
});
