// @vitest-environment happy-dom
import { aBarcode } from '@qlaim/web-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../../shell/leave.ts';
import { drafts } from './draft.ts';
import type { EditValues } from './edit-values.ts';
import { useSaveCode } from './save-code.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ client: send }));
vi.mock('../../shell/leave.ts', () => ({ reload: vi.fn(), leaveTo: vi.fn() }));

const barcode = aBarcode({ approved: true, claimed: true });
const ID = barcode._id;
const values: EditValues = { tab: 'link', name: '', link: 'www.Example.com', phone: '', extension: '' };

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

async function save(preview?: { show: () => void; close: () => void }) {
  const { result } = renderHook(() => useSaveCode(barcode), { wrapper });
  act(() => result.current.mutate({ body: { type: 'link', link: values.link }, values, preview }));
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
}

const toast = () => sessionStorage.getItem('qlaim:toasts');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('after a save', () => {
  it('reloads with the message, leads the preview to the link, and keeps no draft', async () => {
    drafts.keep(ID, { values, why: 'network' });
    send.mockResolvedValue({ barcode, message: 'QR code updated successfully' });
    const preview = { show: vi.fn(), close: vi.fn() };
    await save(preview);
    expect(preview.show).toHaveBeenCalledWith(barcode.link);
    expect(toast()).toContain('QR code updated successfully');
    expect(reload).toHaveBeenCalledOnce();
    expect(drafts.recall(ID)).toBeUndefined();
  });
});

describe('after a failed save', () => {
  it('reloads too, closes the preview, and loses nothing that was typed', async () => {
    send.mockRejectedValue(new Error('boom'));
    const preview = { show: vi.fn(), close: vi.fn() };
    await save(preview);
    expect(preview.close).toHaveBeenCalledOnce();
    expect(toast()).toContain('Error while updating qr code');
    expect(reload).toHaveBeenCalledOnce();
    expect(drafts.recall(ID)?.values).toEqual(values);
  });

  it('stays where it is without a connection, which a reload would end', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValue(new Error('offline'));
    await save();
    expect(reload).not.toHaveBeenCalled();
    expect(drafts.recall(ID)?.values).toEqual(values);
  });
});
