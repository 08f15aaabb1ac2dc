import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aPage, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressSave } from '../../../testing/editor.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';
import { draftStore } from '../draft/draft.ts';

const USER = aUser();
const CODE = aBarcode({
  claimed: true,
  user: USER,
  storedInfo: { infoType: 'link', link: 'https://example.com/' },
});
const KEPT = 'Your text is kept. It is saved when you are back.';

const drafts = draftStore(USER._id, CODE._id);
const connect = (online: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const readCode = (storedInfo = CODE.storedInfo) =>
  answerRoute(ROUTES.code, () => ({ barcode: { ...CODE, storedInfo } }));

beforeEach(() => {
  signedIn(USER);
  localStorage.clear();
  // The client of queries remembers the last event, beyond this file.
  return () => void window.dispatchEvent(new Event('online'));
});

/** Opens the editor, types a name, and saves it without a connection. */
async function saveOffline(): Promise<void> {
  readCode();
  openApp(`/edit/${CODE.shortCode}`);
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  await findButton('Save');
  await connect(false);
  disconnectRoute(ROUTES.updateCode);
  press('Save');
  await screen.findByText(KEPT);
}

const answerSaves = () => answerRoute(ROUTES.updateCode, () => ({ barcode: CODE, message: 'Saved' }));

describe('a save without a connection', () => {
  it('is said once, in the region beside Save, and no alert says it again', async () => {
    await saveOffline();
    expect(screen.getAllByText('You are offline')).toHaveLength(1);
    expect(screen.getByText(KEPT).closest('[role=status]')?.className).toBe('qu-waiting-save');
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('is sent by itself, once, when the browser is online again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await saveOffline();
    const sent = answerSaves();
    await connect(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await connect(false);
    await connect(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ name: 'Red bag', revision: CODE.revision });
    expect(sessionStorage.getItem('qlaim:toasts')).toContain('Saved');
    expect(drafts.recall()).toBeUndefined();
  });

  it('holds what was typed after it', async () => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    await saveOffline();
    fill({ Name: 'Green bag' });
    await waitFor(() =>
      expect(drafts.recall()).toMatchObject({ waiting: true, values: { name: 'Green bag' } }),
    );
    const sent = answerSaves();
    await connect(true);
    await waitFor(() => expect(sent.map(({ body }) => body.name)).toEqual(['Green bag']));
  });

  it('is sent after the page was closed and opened again', async () => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    await saveOffline();
    cleanup();
    await connect(true);
    const sent = answerSaves();
    openApp(`/edit/${CODE.shortCode}`);
    await waitFor(() => expect(sent.map(({ body }) => body.name)).toEqual(['Red bag']));
  });

  it('waits on where the connection carries nothing yet', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await saveOffline();
    const failed = disconnectRoute(ROUTES.updateCode);
    await connect(true);
    await waitFor(() => expect(failed).toHaveLength(1));
    await screen.findByText(KEPT);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that the server refuses ends the wait, with the message of the server', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await saveOffline();
    refuseRoute(ROUTES.updateCode, 'unavailable');
    await connect(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(drafts.recall()).toMatchObject({ why: 'unavailable', values: { name: 'Red bag' } });
    expect(drafts.recall()?.waiting ?? false).toBe(false);
  });

  it('with a new secure code, which is never kept, does not go without it after a reload', async () => {
    readCode(aPage({ title: 'Rosa', isProtected: true }));
    answerRoute(ROUTES.storage, () => ({ usedBytes: 0, quotaBytes: 1, preparing: [], unconverted: [] }));
    openApp(`/edit/${CODE.shortCode}`);
    fireEvent.change(await screen.findByLabelText('Secure code'), { target: { value: 'lilac-1930' } });
    await connect(false);
    disconnectRoute(ROUTES.updateCode);
    pressSave();
    await screen.findByText(KEPT);
    expect(drafts.recall()).toMatchObject({ waiting: false });
  });
});
