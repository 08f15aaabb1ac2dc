import { ADMIN_ROUTES, ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { expectSignIn, watchLeaving } from '../../../testing/leaving.ts';
import { openConsole, openPart } from '../../../testing/open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../../../testing/server.ts';
import { EditCodeDialog } from './EditCodeDialog.tsx';

const CODE = aCode({ name: 'Blue bag', storedInfo: { infoType: 'link', link: 'https://example.com/' } });
const { id, shortCode } = CODE;
const LINK = 'https://other.example/';
const QUESTION = 'Are you sure you want to reset this QR code?';

/** Opens the dialog and returns the spy of its close request. */
function openDialog() {
  const close = vi.fn();
  openPart(<EditCodeDialog code={CODE} open onClose={close} />);
  return close;
}

/** The selector is exact because a tab panel and a list filter have the same label. */
const findLink = () =>
  screen.findByLabelText<HTMLInputElement>('Link', { selector: 'dialog input', exact: true });

async function save(link = LINK) {
  const field = await findLink();
  fireEvent.change(field, { target: { value: link } });
  press('Save', field.form ?? undefined);
}

async function reset() {
  await findButton('RESET');
  press('RESET');
  press('Yes');
}

describe('the edit dialog', () => {
  it('shows that the save is in progress and sends it once', async () => {
    const asked = stallRoute(ROUTES.updateCode);
    openDialog();
    await save();
    await waitFor(() => expect(busyButtons()).toEqual(['Save']));
    await save();
    expect(asked).toEqual([{ params: { id }, body: { type: 'link', link: LINK, revision: 0 } }]);
  });

  it('sends no invalid link', async () => {
    const asked = stallRoute(ROUTES.updateCode);
    openDialog();
    await save('www.example.com');
    const field = await findLink();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'https://www.example.com' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('sends no invalid phone number', async () => {
    const asked = answerRoute(ROUTES.updateCode, () => ({ barcode: CODE, message: 'QR code updated' }));
    const close = openDialog();
    await findLink();
    const field = screen.getByLabelText<HTMLInputElement>('Phone number');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    const send = (phone: string) => {
      fireEvent.change(field, { target: { value: phone } });
      expect(field.getAttribute('aria-invalid')).toBeNull();
      press('Save', field.form ?? undefined);
    };
    send('12');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    send('+1 202 555 0123');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(asked).toMatchObject([
      { body: { type: 'phoneNumber', phoneNumber: { nationalNumber: '2025550123' } } },
    ]);
  });

  it('removes the destination when the field is empty', async () => {
    const message = 'QR code stored file deleted successfully';
    const asked = answerRoute(ROUTES.clearContent, () => ({
      barcode: { ...CODE, storedInfo: null },
      message,
    }));
    const close = openDialog();
    await save('');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(asked).toEqual([{ params: { id } }]);
  });

  it.each([
    ['unknown_code', 'This QR code is not known'],
    ['email_unverified', 'Please verify your email first'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)('keeps the link in its field after %s and shows the server message', async (code, words) => {
    refuseRoute(ROUTES.updateCode, code);
    const close = openDialog();
    await save();
    await screen.findAllByText(words);
    expect((await findLink()).value).toBe(LINK);
    expect(busyButtons()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  it('keeps the link in its field without a connection and shows the fallback message', async () => {
    disconnectRoute(ROUTES.updateCode);
    openDialog();
    await save();
    await screen.findAllByText('Error while updating qr code');
    expect((await findLink()).value).toBe(LINK);
  });

  it('shows that the reset is in progress', async () => {
    const asked = stallRoute(ROUTES.resetCode);
    openDialog();
    await reset();
    await waitFor(() => expect(busyButtons()).toEqual(['Yes']));
    expect(asked).toEqual([{ params: { id } }]);
  });

  it('keeps the question open after a refused reset', async () => {
    refuseRoute(ROUTES.resetCode, 'edited_meanwhile');
    const close = openDialog();
    await reset();
    await screen.findAllByText('This was changed meanwhile. Reload and try again');
    await screen.findByText(QUESTION);
    expect(close).not.toHaveBeenCalled();
  });

  it('closes after the reset', async () => {
    const barcode = { ...CODE, name: null, storedInfo: null };
    answerRoute(ROUTES.resetCode, () => ({ barcode, message: 'QR code reset successfully' }));
    const close = openDialog();
    await reset();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});

describe('the card of an edited code', () => {
  async function edit() {
    signedIn();
    readBanners();
    const listed = listCodes([CODE]);
    openConsole();
    fireEvent.click(await screen.findByLabelText(`Edit ${shortCode}`));
    await save();
    return listed;
  }

  it('shows the new link without a new read of the list', async () => {
    const barcode = { ...CODE, storedInfo: { infoType: 'link' as const, link: LINK } };
    answerRoute(ROUTES.updateCode, () => ({ barcode, message: 'QR code updated successfully' }));
    const listed = await edit();
    await screen.findByText('QR code updated successfully');
    expect(document.querySelector('[data-tooltip^="Link: "]')?.getAttribute('href')).toBe(LINK);
    expect(document.querySelector('dialog')).toBeNull();
    expect(listed).toHaveLength(1);
  });

  it('shows what somebody else saved meanwhile, and replaces it only with a second save', async () => {
    const theirs = {
      ...CODE,
      name: 'Red bag',
      storedInfo: { infoType: 'link' as const, link: 'https://a.example/' },
      revision: 1,
    };
    refuseRoute(ROUTES.updateCode, 'edited_meanwhile');
    answerRoute(ADMIN_ROUTES.adminCode, () => theirs);
    await edit();
    await screen.findByText('Somebody changed this code meanwhile');
    screen.getByText(/^Now its name is Red bag, and it leads to: Link: a\.example\./);
    expect((await findLink()).value).toBe(LINK);
    expect(screen.queryByText('This was changed meanwhile. Reload and try again')).toBeNull();
    const asked = answerRoute(ROUTES.updateCode, () => ({ barcode: theirs, message: 'Saved' }));
    await save();
    await screen.findByText('Saved');
    expect(asked.map(({ body }) => body)).toEqual([{ type: 'link', link: LINK, revision: 1 }]);
  });

  it('says that a code was changed meanwhile, where it can not be read again', async () => {
    refuseRoute(ROUTES.updateCode, 'edited_meanwhile');
    disconnectRoute(ADMIN_ROUTES.adminCode);
    await edit();
    await screen.findAllByText('This was changed meanwhile. Reload and try again');
    expect((await findLink()).value).toBe(LINK);
  });

  it('opens the sign-in after the session ends', async () => {
    const leave = watchLeaving();
    refuseRoute(ROUTES.updateCode, 'signed_out');
    await edit();
    signedOut();
    await expectSignIn(leave);
  });

  it('offers to undo the reset', async () => {
    const barcode = { ...CODE, name: null, storedInfo: null, revision: 4 };
    answerRoute(ROUTES.resetCode, () => ({ barcode, message: 'QR code reset successfully', undo: 6 }));
    const restored = answerRoute(ROUTES.restoreCode, () => ({
      barcode: CODE,
      message: 'QR code restored successfully',
    }));
    openDialog();
    await reset();
    fireEvent.click(await screen.findByText('Undo'));
    await screen.findAllByText('QR code restored successfully');
    expect(restored).toEqual([{ params: { id }, body: { version: 6, revision: 4 } }]);
  });

  it('asks before it closes with unsaved input', async () => {
    const close = openDialog();
    fireEvent.input(await findLink(), { target: { value: LINK } });
    fireEvent.click(screen.getByLabelText('Close'));
    await screen.findByText('Close without saving?');
    expect(close).not.toHaveBeenCalled();
    press('Stay');
    expect((await findLink()).value).toBe(LINK);
    fireEvent.click(screen.getByLabelText('Close'));
    press('Close', screen.getByRole('alertdialog'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes without a question when nothing was typed', async () => {
    const close = openDialog();
    await findLink();
    fireEvent.click(screen.getByLabelText('Close'));
    expect(close).toHaveBeenCalledOnce();
  });
});
