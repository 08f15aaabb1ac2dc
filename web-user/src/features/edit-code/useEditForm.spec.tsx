import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { draftStore } from './draft/draft.ts';
import { useEditForm } from './useEditForm.ts';

const link = { infoType: 'link' as const, link: 'https://example.com/' };
const barcode = aBarcode({ claimed: true, storedInfo: link });

const options = { draft: undefined, drafts: draftStore('rosa', barcode._id), onLeave: () => undefined };

function open(storedInfo: typeof link | null = link) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useEditForm({ ...options, barcode: { ...barcode, storedInfo } }), { wrapper })
    .result;
}

it('saves once when Save and Preview are pressed again before the response', async () => {
  const opened = vi.spyOn(window, 'open');
  const saved = stallRoute(ROUTES.updateCode);
  const form = open();
  await act(async () => form.current.save());
  await act(async () => form.current.save());
  await act(async () => form.current.preview());
  await waitFor(() => expect(form.current.busy).toBe(true));
  expect(saved).toHaveLength(1);
  expect(opened).not.toHaveBeenCalled();
});

it('shows after the reload that the browser blocked the preview', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  answerRoute(ROUTES.updateCode, () => ({ barcode, message: 'QR code updated successfully' }));
  const form = open();
  await act(async () => form.current.preview());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const left = sessionStorage.getItem('qlaim:toasts');
  expect(left).toContain('QR code updated successfully');
  expect(left).toContain('Your browser blocked the preview');
});

it('opens no preview of invalid input', async () => {
  const opened = vi.spyOn(window, 'open');
  const saved = stallRoute(ROUTES.updateCode);
  const form = open(null);
  await act(async () => form.current.preview());
  expect(opened).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
});
