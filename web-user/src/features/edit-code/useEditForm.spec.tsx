// @vitest-environment happy-dom
import { aBarcode } from '@qlaim/web-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditForm } from './useEditForm.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ client: send }));
vi.mock('../../shell/leave.ts', () => ({ reload: vi.fn(), leaveTo: vi.fn() }));

const link = { infoType: 'link' as const, link: 'https://example.com/' };
const barcode = aBarcode({ claimed: true, storedInfo: link });
const saved = { barcode, message: 'QR code updated successfully' };

function open(storedInfo: typeof link | null = link) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useEditForm({ ...barcode, storedInfo }, undefined), { wrapper }).result;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

it('saves once, however often Save and Preview are pressed before the answer', async () => {
  const opened = vi.spyOn(window, 'open');
  send.mockReturnValue(new Promise(() => undefined));
  const form = open();
  await act(async () => form.current.save());
  await act(async () => form.current.save());
  await act(async () => form.current.preview());
  await vi.waitFor(() => expect(form.current.busy).toBe(true));
  expect(send).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

it('says after the reload that the browser kept the preview from opening', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  send.mockResolvedValue(saved);
  const form = open();
  await act(async () => form.current.preview());
  const left = sessionStorage.getItem('qlaim:toasts');
  expect(left).toContain('QR code updated successfully');
  expect(left).toContain('Your browser kept the preview from opening');
});

it('opens no preview of what can not be saved', async () => {
  const opened = vi.spyOn(window, 'open');
  const form = open(null);
  await act(async () => form.current.preview());
  expect(opened).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
