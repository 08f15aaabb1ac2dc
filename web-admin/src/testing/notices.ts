import type { NoticeDetails, NoticeRow } from '@qlaim/backend/contract/console';
import { aBarcode } from '@qlaim/web-kit/testing';

/** Returns an open notice of a list. `over` replaces fields. */
export const aNoticeRow = (over: Partial<NoticeRow> = {}): NoticeRow => ({
  id: 'N-7ZK3-M9QW',
  code: '7K3M9QWX2P',
  infoType: 'link',
  reason: 'privacy',
  receivedAt: '2026-11-20T10:00:00.000Z',
  status: 'open',
  decision: null,
  decidedAt: null,
  reversed: false,
  ...over,
});

/** Returns an open notice with what it says. `over` replaces fields. */
export const aNotice = (over: Partial<NoticeDetails> = {}): NoticeDetails => ({
  ...aNoticeRow(),
  words: 'That is my daughter',
  name: 'Eve Reporter',
  email: 'eve@example.com',
  language: 'de',
  decided: null,
  objections: [],
  reversal: null,
  past: aBarcode({ name: 'My enemy' }),
  present: aBarcode({ name: 'My friend' }),
  ...over,
});
