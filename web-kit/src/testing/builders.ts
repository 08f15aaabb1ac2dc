import { type Barcode, PAGE_SECTIONS, type StoredInfo, type User } from '@qlaim/backend/contract';

type Page = Extract<StoredInfo, { infoType: 'memories' }>;

/** Returns a user for tests. `over` replaces fields. */
export function aUser(over: Partial<User> = {}): User {
  return {
    _id: '0199a3c0-7d1e-7abc-8def-0123456789ab',
    firstName: 'Rosa',
    lastName: 'Marin',
    email: 'rosa@example.com',
    role: 'user',
    provider: 'local',
    emailVerified: true,
    ...over,
  };
}

/** Returns a new code for tests. `over` replaces fields. */
export function aBarcode(over: Partial<Barcode> = {}): Barcode {
  const shortCode = over.shortCode ?? '7K3M9QWX2P';
  return {
    _id: shortCode,
    shortCode,
    link: `https://qlaim.example/${shortCode}`,
    approved: false,
    isActive: true,
    restricted: false,
    claimed: false,
    claimable: false,
    isProtected: false,
    hidden: false,
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
    revision: 0,
    decision: null,
    withheld: false,
    printed: null,
    flags: [],
    ...over,
  };
}

/** Returns a stored page for tests. `over` replaces fields. */
export const aPage = (over: Partial<Page['memories']> = {}): Page => ({
  infoType: 'memories',
  memories: {
    title: 'Rosa',
    freeText: '',
    videoUrl: '',
    videoDescription: '',
    imageText: '',
    pdfTitle: '',
    isProtected: false,
    password: null,
    videos: [],
    images: [],
    pdfs: [],
    recordings: [],
    captions: [],
    files: [],
    theme: 'paper',
    cover: null,
    portrait: null,
    born: null,
    died: null,
    place: null,
    links: [],
    order: [...PAGE_SECTIONS],
    indexed: false,
    ...over,
  },
});
