import { type ApiKeyView, CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { AUDITOR, signedIn } from '../../testing/server.ts';

const KEY: ApiKeyView = {
  id: 'k'.repeat(16),
  label: 'Stock',
  scopes: ['codes:read', 'scans:read'],
  state: 'active',
  maker: aUser(),
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2027-02-18T10:00:00.000Z',
  revokedAt: null,
  revokedBy: null,
  usedAt: '2026-11-21T10:00:00.000Z',
  uses: 1204,
};

async function open(...keys: ApiKeyView[]) {
  const read = answerRoute(CONSOLE_ROUTES.apiKeys, () => keys, {
    'content-range': `api-keys 0-49/${keys.length}`,
  });
  openConsole('/admin/api-keys');
  await screen.findByText(keys.length === 0 ? 'No API keys yet' : 'Stock');
  return read;
}

/** What the row of a key says, without times that pass. */
const wordsOf = (label: string) =>
  screen
    .getByText(label)
    .closest('li')
    ?.textContent?.replace(/(?<=Last used ).*?(?=, \d+ call|, 1,)/, '…');

describe('the list of keys', () => {
  it('shows what each key is worth, to an auditor without a way to change it', async () => {
    signedIn(AUDITOR);
    await open(
      KEY,
      { ...KEY, id: 'b', label: 'Old', state: 'expired', expiresAt: null, usedAt: null, maker: null },
      {
        ...KEY,
        id: 'c',
        label: 'Gone',
        state: 'revoked',
        revokedAt: '2026-11-22T10:00:00.000Z',
        revokedBy: aUser({ firstName: '', lastName: '' }),
        uses: 1,
      },
      { ...KEY, id: 'd', label: 'Lost', state: 'ended' },
    );
    expect(wordsOf('Stock')).toBe(
      'StockActivecodes:read, scans:readLast used …, 1,204 callsMade 20/11/26 by Rosa MarinExpires 18/02/27',
    );
    expect(wordsOf('Old')).toBe(
      'OldExpiredcodes:read, scans:readNever usedMade 20/11/26 by a deleted personDoes not expire',
    );
    expect(wordsOf('Gone')).toMatch(/Made 20\/11\/26 by Rosa MarinRevoked 22\/11\/26 by rosa@example\.com$/);
    screen.getByText('Ended: its maker lost the rights of an admin');
    await waitFor(() => expect(screen.queryByText('Make a key')).toBeNull());
    expect(screen.queryByText('Revoke')).toBeNull();
  });

  it('revokes a key after a question, and reads the list again', async () => {
    signedIn();
    const read = await open(KEY, { ...KEY, id: 'c', label: 'Gone', state: 'revoked' });
    expect(screen.queryByLabelText('Revoke Gone')).toBeNull();
    const asked = answerRoute(CONSOLE_ROUTES.revokeApiKey, () => ({ message: 'Done' }));
    fireEvent.click(screen.getByLabelText('Revoke Stock'));
    await screen.findByText('Revoke “Stock”?');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByLabelText('Revoke Stock'));
    press('Revoke it');
    await screen.findByText('Done');
    expect(asked).toEqual([{ params: { id: KEY.id } }]);
    await waitFor(() => expect(read).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a new key', () => {
  it('is shown once, after the password of the admin', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    signedIn();
    await open();
    press('Make a key');
    const made = answerRoute(CONSOLE_ROUTES.createApiKey, () => ({
      id: KEY.id,
      key: 'ql_1',
      message: 'Made',
    }));
    fill({ 'Program that uses the key': ' Stock ', Expires: 'never' });
    for (const scope of ['codes:write', 'codes:read', 'codes:write'])
      fireEvent.click(screen.getByText(scope));
    press('Continue');
    await screen.findByText('Really make the key “Stock”?');
    fill({ 'Your password': 'secret-1' });
    press('Make the key');
    expect((await screen.findByLabelText<HTMLInputElement>('API key')).value).toBe('ql_1');
    expect(made.map(({ body }) => body)).toEqual([
      { label: 'Stock', scopes: ['codes:read'], days: null, password: 'secret-1' },
    ]);
    screen.getByText('The key “Stock”');
    press('Copy the key');
    await screen.findAllByText('Key copied');
    expect(copy).toHaveBeenCalledWith('ql_1');
    copy.mockRejectedValue(new Error('forbidden'));
    press('Copy the key');
    await screen.findAllByText('The key could not be copied. Select it and copy it by hand');
    press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs a name and a scope', async () => {
    signedIn();
    await open();
    press('Make a key');
    expect(screen.getByLabelText<HTMLSelectElement>('Expires').selectedOptions[0]?.text).toBe('In 90 days');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Continue');
    await waitFor(() =>
      expect(errorOf('Program that uses the key')).toBe('Please name the program that uses the key'),
    );
    expect(screen.getByText('Choose what the key may do').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(screen.getByLabelText('Program that uses the key'));
    screen.getByText('codes:read').click();
    await waitFor(() => expect(screen.queryByText('Choose what the key may do')).toBeNull());
  });

  it('asks again where the password is wrong', async () => {
    signedIn();
    await open();
    await findButton('Make a key');
    press('Make a key');
    refuseRoute(CONSOLE_ROUTES.createApiKey, 'password_wrong');
    fill({ 'Program that uses the key': 'Stock' });
    fireEvent.click(screen.getByText('codes:read'));
    press('Continue');
    fill({ 'Your password': 'secret-2' });
    press('Make the key');
    await screen.findAllByRole('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('secret-2');
  });
});
