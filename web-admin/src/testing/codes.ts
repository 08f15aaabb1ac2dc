import type { AdminCode } from '@qlaim/backend/contract';

/** A code for tests, with what matters to the case. */
export function aCode(over: Partial<AdminCode> = {}): AdminCode {
  const shortCode = over.shortCode ?? '7K3M9P2QXT';
  return {
    id: shortCode,
    _id: shortCode,
    shortCode,
    link: `https://qlaim.example/${shortCode}`,
    approved: false,
    isActive: true,
    restricted: false,
    claimed: false,
    claimable: false,
    isProtected: false,
    storedInfo: null,
    name: null,
    imageLink: null,
    imageUploadDate: null,
    approvedDate: null,
    user: null,
    scanCount: 0,
    recentScans: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    batchId: 'batch-1',
    ...over,
  };
}
