import { ADMIN_ROUTES, type AdminCode, createClient } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { CODE_LISTS } from './code-cache.ts';
import { type CodeSwitchName, codeSwitchMutation } from './code-switch.ts';

const PAGE = [...CODE_LISTS, { pagination: { page: 1 } }];
const other = aCode({ shortCode: '0000000000' });

function given(code: AdminCode) {
  const queryClient = new QueryClient();
  queryClient.setQueryData<GetListResult<AdminCode>>(PAGE, { data: [code, other], total: 2 });
  const client = createClient();
  return {
    shown: () => queryClient.getQueryData<GetListResult<AdminCode>>(PAGE)?.data ?? [],
    flip: (name: CodeSwitchName) =>
      new MutationObserver(queryClient, codeSwitchMutation(client, queryClient, name)).mutate(code),
  };
}

describe('a switch of a card', () => {
  test('shows a code as approved before the server responds', async () => {
    const code = aCode();
    const barcode = { ...code, approved: true, approvedDate: '2026-11-21T10:00:00.000Z' };
    const asked = answerRoute(ADMIN_ROUTES.approveToggle, () => ({
      barcode,
      message: 'QR code approved successfully',
    }));
    const { flip, shown } = given(code);

    const answered = flip('approved');
    await Promise.resolve();
    expect(shown()[0]).toMatchObject({ approved: true, approvedDate: null });

    await answered;
    expect(asked).toEqual([{ params: { id: code.id }, query: { to: true } }]);
    expect(shown()).toEqual([barcode, other]);
  });

  test("rolls back after a refusal and keeps the server's message", async () => {
    refuseRoute(ADMIN_ROUTES.disableCode, 'edited_meanwhile');
    const { flip, shown } = given(aCode({ isActive: true }));
    await expect(flip('isActive')).rejects.toThrow('This was changed meanwhile. Reload and try again');
    expect(shown()[0]).toMatchObject({ isActive: true });
  });

  test('keeps the state of another running switch after a refusal', async () => {
    const code = aCode({ approved: false, restricted: false });
    refuseRoute(ADMIN_ROUTES.approveToggle, 'edited_meanwhile');
    answerRoute(ADMIN_ROUTES.restrictToggle, () => ({
      barcode: { ...code, restricted: true },
      message: 'Done',
    }));
    const { flip, shown } = given(code);
    await Promise.allSettled([flip('approved'), flip('restricted')]);
    expect(shown()[0]).toEqual({ ...code, restricted: true });
  });

  // Any other route has no handler and fails the test.
  test.each([
    [true, ADMIN_ROUTES.disableCode],
    [false, ADMIN_ROUTES.enableCode],
  ])('sends the request of the other state for isActive %s', async (isActive, route) => {
    const code = aCode({ isActive });
    const asked = answerRoute(route, () => ({ barcode: { ...code, isActive: !isActive }, message: 'Done' }));
    await given(code).flip('isActive');
    expect(asked).toEqual([{ params: { id: code.id } }]);
  });
});
