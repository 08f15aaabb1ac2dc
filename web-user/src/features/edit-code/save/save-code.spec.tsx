import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '../draft/draft.ts';
import { type EditValues, valuesOf } from '../edit-values.ts';
import { useSaveCode } from './save-code.ts';

const barcode = aBarcode({ approved: true, claimed: true, revision: 4 });
const ID = barcode._id;
const drafts = draftStore('rosa', ID);
const values: EditValues = { ...valuesOf({ name: null, storedInfo: null }), link: 'www.Example.com' };

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

const onLeave = vi.fn();
beforeEach(() => onLeave.mockClear());

/** Saves, and returns the spy of the reload. */
async function save(preview?: { show: () => void; close: () => void }) {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { result } = renderHook(() => useSaveCode(barcode, drafts, onLeave), { wrapper });
  act(() => result.current.mutate({ body: { type: 'link', link: values.link }, values, preview }));
  await waitFor(() => expect(['success', 'error']).toContain(result.current.status));
  return reload;
}

const toast = () => sessionStorage.getItem('qlaim:toasts');

describe('after a save', () => {
  it('reloads with the message, opens the link in the preview and deletes the draft', async () => {
    drafts.keep({ values, revision: 4, why: 'network' });
    const saved = answerRoute(ROUTES.updateCode, () => ({
      barcode,
      message: 'QR code updated successfully',
      undo: 7,
    }));
    const preview = { show: vi.fn(), close: vi.fn() };
    const reload = await save(preview);
    expect(saved).toEqual([
      { params: { id: ID }, body: { type: 'link', link: 'https://www.example.com', revision: 4 } },
    ]);
    expect(preview.show).toHaveBeenCalledWith(barcode.link);
    expect(toast()).toContain('QR code updated successfully');
    expect(toast()).toContain(JSON.stringify({ id: ID, version: 7, revision: 4 }));
    expect(onLeave).toHaveBeenCalledBefore(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(drafts.recall()).toBeUndefined();
  });
});

describe('a cleared phone number', () => {
  const phone = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };
  const calling = {
    ...barcode,
    storedInfo: {
      infoType: 'phoneNumber' as const,
      phoneNumber: '+12133734253',
      shown: '+1 213 373 4253',
      phone,
    },
  };

  it('also clears the destination, after the revision was checked', async () => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    const order: string[] = [];
    answerRoute(ROUTES.updateCode, () => {
      order.push('update');
      return { barcode: calling, message: 'QR code updated successfully' };
    });
    answerRoute(ROUTES.clearContent, () => {
      order.push('clear');
      return { barcode: { ...barcode, revision: 5 }, message: 'cleared', undo: 9 };
    });
    const { result } = renderHook(() => useSaveCode(calling, drafts, onLeave), { wrapper });
    const input: EditValues = { ...values, tab: 'phoneNumber', link: '' };
    act(() => result.current.mutate({ body: { name: '' }, values: input }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(order).toEqual(['update', 'clear']);
    expect(toast()).toContain(JSON.stringify({ id: ID, version: 9, revision: 5 }));
  });
});

describe('after a failed save', () => {
  it.each([
    ['edited_meanwhile', 'This was changed meanwhile. Reload and try again'],
    ['unknown_code', 'This QR code is not known'],
    ['forbidden', 'You are not allowed to do this'],
    ['signed_out', 'Please sign in'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)(
    'reloads with the message of the refusal %s and keeps a draft of the input',
    async (why, words) => {
      refuseRoute(ROUTES.updateCode, why);
      const reload = await save();
      expect(toast()).toContain(words);
      expect(reload).toHaveBeenCalledOnce();
      expect(drafts.recall()).toEqual({ values, revision: 4, why, issues: [] });
    },
  );

  it('closes the preview and shows the fallback message without a response', async () => {
    disconnectRoute(ROUTES.updateCode);
    const preview = { show: vi.fn(), close: vi.fn() };
    const reload = await save(preview);
    expect(preview.close).toHaveBeenCalledOnce();
    expect(toast()).toContain('Error while updating qr code');
    expect(reload).toHaveBeenCalledOnce();
    expect(drafts.recall()).toEqual({ values, revision: 4, why: 'network', issues: [] });
  });

  it('does not reload without a connection, says nothing here, and keeps that the save waits', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    disconnectRoute(ROUTES.updateCode);
    const reload = await save();
    expect(reload).not.toHaveBeenCalled();
    expect(toast()).toBeNull();
    expect(drafts.recall()).toEqual({ values, revision: 4, waiting: true });
  });
});
