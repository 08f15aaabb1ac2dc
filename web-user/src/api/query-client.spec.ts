import { ApiError } from '@qlaim/backend/contract';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const failed = (status: number) => new ApiError(status, { message: '', code: 'internal' });

it.each([
  ['without a connection', failed(0), 3],
  ['with a fault of the server', failed(500), 3],
  ['while the server is away', failed(503), 3],
  ['with a refusal', failed(404), 1],
  ['with a fault of the app', new Error('a fault'), 1],
])('a call that fails %s is made as often as that may help', async (_how, error, calls) => {
  const call = vi.fn().mockRejectedValue(error);
  const asked = createQueryClient().fetchQuery({
    queryKey: ['asked'],
    queryFn: call,
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
    retryDelay: 1,
  });
  await expect(asked).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(calls);
});
