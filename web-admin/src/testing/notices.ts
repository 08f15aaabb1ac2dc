import {
  CODE_DECISIONS,
  type NoticeDetails,
  NoticeReason,
  type NoticeReport,
  type NoticeRow,
  type NoticeStory,
} from '@qlaim/backend/contract/console';
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

const NO_DECISIONS = (['dismiss', 'restrict', 'disable', 'delete'] as const).map((decision) => ({
  decision,
  law: 0,
  house: 0,
}));

/** Returns the report of a year in which nothing happened. `over` replaces parts. */
export const aReport = (over: Partial<NoticeReport> = {}): NoticeReport => ({
  year: 2025,
  soFar: false,
  years: [2026, 2025],
  received: {
    total: 0,
    byReason: NoticeReason.options.map((reason) => ({ reason, count: 0 })),
    byTrustedFlaggers: 0,
    waiting: 0,
  },
  decided: { total: 0, byDecision: NO_DECISIONS, automated: 0, medianSeconds: null },
  ownInitiative: {
    total: 0,
    byDecision: CODE_DECISIONS.map((decision) => ({ decision, law: 0, house: 0, unnamed: 0 })),
  },
  objections: { received: 0, upheld: 0, dismissed: 0, medianSeconds: null },
  reversed: 0,
  errors: { restricting: 0, overturned: 0 },
  ...over,
});

type Step = NoticeStory['steps'][number];

/** Returns one thing that happened to a notice. `over` replaces fields. */
export const aStep = (over: Partial<Step> = {}): Step => ({
  at: '2026-11-20T10:00:00.000Z',
  kind: 'received',
  by: null,
  reason: null,
  decision: null,
  ground: null,
  rule: null,
  words: null,
  reporter: null,
  mail: null,
  ...over,
});

/** Returns the story of a notice, of these steps. */
export const aStory = (...steps: readonly Step[]): NoticeStory => ({
  id: 'N-7ZK3-M9QW',
  code: '7K3M9QWX2P',
  readAt: '2026-11-27T10:00:00.000Z',
  steps: [...steps],
  past: aBarcode({ name: 'My enemy' }),
  present: aBarcode({ name: 'My friend' }),
});
