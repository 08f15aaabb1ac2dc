import { z } from 'zod';
import { unreachable } from '../../domain/never.ts';
import { NoticeDecision, type NoticeEvent, NoticeReason } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { InfoType } from '../../domain/qr-code/content/index.ts';
import type { CollectionDefinition, Condition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, type Happened, projectionOf } from '../projection.ts';

/** What lists show of a notice. It holds nothing personal: that is read from the log. */
export const NoticeDocument = z.object({
  code: z.string(),
  infoType: InfoType.nullable(),
  reason: NoticeReason.nullable(),
  receivedAt: z.string(),
  status: z.enum(['open', 'contested', 'decided']),
  /** Whether staff has to do something. */
  waits: z.boolean(),
  /** Sorts what waits: an objection first. */
  turn: z.int(),
  decision: NoticeDecision.nullable(),
  decidedAt: z.string().nullable(),
  reversed: z.boolean(),
  /** Whose content the decision was about; null for nobody who is told. */
  owner: z.string().nullable(),
});
export type NoticeDocument = z.infer<typeof NoticeDocument>;

export const NOTICES: CollectionDefinition = {
  name: 'notices',
  version: 2,
  fields: {
    code: 'text',
    status: 'text',
    waits: 'boolean',
    turn: 'integer',
    owner: 'text',
    receivedAt: 'text',
    decidedAt: 'text',
  },
  indexes: [
    ['status', '-receivedAt'],
    ['waits', 'turn', '-receivedAt'],
    ['owner', '-decidedAt'],
    ['code'],
    ['-receivedAt'],
  ],
};

const blank: NoticeDocument = {
  code: '',
  infoType: 'link',
  reason: 'other',
  receivedAt: '',
  ...stateOf('open'),
  decision: null,
  decidedAt: null,
  reversed: false,
  owner: null,
};

/** Who objects has lost something already, so that an objection comes before a new notice. */
function stateOf(status: NoticeDocument['status']) {
  return { status, waits: status !== 'decided', turn: status === 'contested' ? 0 : 1 };
}

function applyEvent(notice: NoticeDocument, event: Happened<NoticeEvent>): NoticeDocument {
  switch (event.type) {
    case 'NoticeReceived': {
      const { code, infoType, reason } = event.data;
      return { ...blank, code, infoType, reason, receivedAt: event.at };
    }
    case 'HouseNoticeOpened': {
      const { code, infoType } = event.data;
      return { ...blank, code, infoType, reason: null, receivedAt: event.at };
    }
    case 'NoticeDecided':
      return { ...notice, ...stateOf('decided'), decision: event.data.decision, decidedAt: event.at };
    case 'ReasonsStated':
      return { ...notice, owner: event.data.owner };
    case 'NoticeContested':
      return { ...notice, ...stateOf('contested') };
    case 'ObjectionDismissed':
      return { ...notice, ...stateOf('decided') };
    case 'DecisionReversed':
      return { ...notice, ...stateOf('decided'), reversed: true };
    case 'ReversalStated':
    case 'ReporterForgotten':
      return notice;
    default:
      return unreachable(event);
  }
}

export const noticesProjection = projectionOf({
  definition: NOTICES,
  schema: NoticeDocument,
  streams: [NOTICE.prefix],
  changes: (event, emit) => {
    const id = NOTICE.keyOf(event.stream);
    if (id === undefined || !NOTICE.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the notices`);
    emit(id, event);
  },
  evolve: (notice: NoticeDocument = blank, events: readonly Happened<NoticeEvent>[]) =>
    events.reduce(applyEvent, notice),
});

export interface NoticeRow extends NoticeDocument {
  /** The number. */
  readonly id: string;
}

export interface NoticePage {
  /** `open` finds all that waits, with what is contested first. */
  readonly status?: NoticeDocument['status'] | undefined;
  readonly code?: string | undefined;
  /** `-` sorts descending. */
  readonly sort: string;
  readonly limit: number;
  readonly skip: number;
}

/** A page of the notices that match. */
export async function listNotices(
  store: ReadStore,
  { status, code, sort, limit, skip }: NoticePage,
): Promise<{ readonly total: number; readonly rows: readonly NoticeRow[] }> {
  const waits = status === 'open';
  const where: Condition[] = [
    ...(waits ? [{ field: 'waits', is: true }] : []),
    ...(status === undefined || waits ? [] : [{ field: 'status', is: status }]),
    ...(code === undefined ? [] : [{ field: 'code', is: code }]),
  ];
  const [total, documents] = await Promise.all([
    store.count(NOTICES.name, where),
    store.query(NOTICES.name, { where, sort: waits ? ['turn', sort] : [sort], limit, skip }),
  ]);
  return {
    total,
    rows: documents.map((document) => ({ ...bodyOf(NoticeDocument, document), id: document.id })),
  };
}

/** The numbers of the newest decisions about what a person stored. */
export async function decisionsFor(
  store: ReadStore,
  owner: string,
  limit: number,
): Promise<readonly string[]> {
  const where = [{ field: 'owner', is: owner }];
  const documents = await store.query(NOTICES.name, { where, sort: ['-decidedAt'], limit, skip: 0 });
  return documents.map(({ id }) => id);
}
