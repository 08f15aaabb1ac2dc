import type { DataProvider, GetListResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { withEarlyList } from './early-list.ts';

const PARAMS = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
};
const ANSWER = { data: [], total: 0 };

function given(getList: () => Promise<GetListResult>) {
  const spy = vi.fn(getList);
  const provider: DataProvider = Object.assign(Object.create(null), { getList: spy });
  return { spy, early: withEarlyList(provider, 'codes', PARAMS) };
}

test('the first read of the list gets the early answer, and the next one a new one', async () => {
  const { spy, early } = given(async () => ANSWER);
  expect(spy).toHaveBeenCalledOnce();
  await early.getList('codes', { ...PARAMS, signal: new AbortController().signal });
  expect(spy).toHaveBeenCalledOnce();
  await early.getList('codes', PARAMS);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('another list is read anew', async () => {
  const { spy, early } = given(async () => ANSWER);
  await early.getList('codes', { ...PARAMS, filter: { approved: true } });
  expect(spy).toHaveBeenCalledTimes(2);
});

test('a failed early read is asked for again', async () => {
  const { spy, early } = given(async () => ANSWER);
  spy.mockRejectedValueOnce(new Error('away'));
  const again = withEarlyList(early, 'codes', PARAMS);
  await expect(again.getList('codes', PARAMS)).resolves.toEqual(ANSWER);
});
