import type { Batch } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';

/** Returns a batch with the given fields. */
export const aBatch = (over: Partial<Batch> = {}): Batch => ({
  id: '0199a3c0-7d1e-7abc-8def-0123456789ab',
  name: 'Bags',
  note: 'For the fair',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: aUser(),
  size: 100,
  present: 99,
  claimed: 12,
  approved: 50,
  scans: 1204,
  ...over,
});
