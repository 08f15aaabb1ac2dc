import { expect, it, vi } from 'vitest';
import { latestProof } from './latest-proof.ts';

it('holds for ten seconds, and never after a failure', async () => {
  let now = 0;
  const prove = vi.fn(async () => {});
  const proof = latestProof(prove, () => now);
  await Promise.all([proof(), proof()]);
  now = 9_999;
  await proof();
  expect(prove).toHaveBeenCalledTimes(1);
  now = 10_000;
  prove.mockRejectedValue(new Error('full'));
  await expect(proof()).rejects.toThrow('full');
  await expect(proof()).rejects.toThrow('full');
  expect(prove).toHaveBeenCalledTimes(3);
});
