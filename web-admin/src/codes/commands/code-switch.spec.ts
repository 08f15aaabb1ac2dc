import { type AdminCode, createClient } from '@qlaim/backend/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { aCode } from '../../testing/codes.ts';
import { CODE_LISTS } from './code-cache.ts';
import { type CodeSwitchName, codeSwitchMutation } from './code-switch.ts';

const PAGE = [...CODE_LISTS, { pagination: { page: 1 } }];
const other = aCode({ shortCode: '0000000000' });

function given(code: AdminCode, answer: Parameters<typeof answering>[0]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData<GetListResult<AdminCode>>(PAGE, { data: [code, other], total: 2 });
  const { fetch, asked } = answering(answer);
  const client = createClient({ fetch });
  return {
    asked,
    shown: () => queryClient.getQueryData<GetListResult<AdminCode>>(PAGE)?.data ?? [],
    flip: (name: CodeSwitchName) =>
      new MutationObserver(queryClient, codeSwitchMutation(client, queryClient, name)).mutate(code),
  };
}

const refusal = {
  status: 409,
  body: { message: 'This was changed meanwhile. Reload and try again', code: 'edited_meanwhile' },
};

describe('a switch of a card', () => {
  test('given a code not approved, when switched, then it shows approved before the server answers', async () => {
    const code = aCode();
    const barcode = { ...code, approved: true, approvedDate: '2026-11-21T10:00:00.000Z' };
    const { flip, shown, asked } = given(code, () => ({
      body: { barcode, message: 'QR code approved successfully' },
    }));

    const answered = flip('approved');
    await Promise.resolve();
    expect(shown()[0]?.approved).toBe(true);
    expect(shown()[0]?.approvedDate).toBeNull();

    await answered;
    expect(asked).toEqual(['PUT /barcode/7K3M9QWX2P/approveToggle']);
    expect(shown()[0]).toEqual(barcode);
    expect(shown()[1]).toEqual(other);
  });

  test("given a refusal, then it goes back and the server's words are kept", async () => {
    const { flip, shown } = given(aCode({ isActive: true }), () => refusal);
    await expect(flip('isActive')).rejects.toThrow('This was changed meanwhile. Reload and try again');
    expect(shown()[0]?.isActive).toBe(true);
  });

  test('given two switches under way, when one is refused, then the other keeps its new state', async () => {
    const code = aCode({ approved: false, restricted: false });
    const { flip, shown } = given(code, (asked) =>
      asked.endsWith('/approveToggle')
        ? refusal
        : { body: { barcode: { ...code, restricted: true }, message: 'Done' } },
    );
    await Promise.allSettled([flip('approved'), flip('restricted')]);
    expect(shown()[0]).toEqual({ ...code, restricted: true });
  });

  test.each([
    [true, 'PUT /barcode/7K3M9QWX2P/disable'],
    [false, 'PUT /barcode/7K3M9QWX2P/enable'],
  ])('given isActive %s, when switched, then %s', async (isActive, expected) => {
    const code = aCode({ isActive });
    const { flip, asked } = given(code, () => ({
      body: { barcode: { ...code, isActive: !isActive }, message: 'Done' },
    }));
    await flip('isActive');
    expect(asked).toEqual([expected]);
  });
});
