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
  infoType: InfoType,
  reason: NoticeReason,
  receivedAt: z.string(),
  status: z.enum(['open', 'decided']),
  decision: NoticeDecision.nullable(),
  decidedAt: z.string().nullable(),
});
export type NoticeDocument = z.infer<typeof NoticeDocument>;

export const NOTICES: CollectionDefinition = {
  name: 'notices',
  version: 1,
  fields: { code: 'text', status: 'text', receivedAt: 'text' },
  indexes: [['status', '-receivedAt'], ['code'], ['-receivedAt']],
};

const blank: NoticeDocument = {
  code: '',
  infoType: 'link',
  reason: 'other',
  receivedAt: '',
  status: 'open',
  decision: null,
  decidedAt: null,
};

function applyEvent(notice: NoticeDocument, event: Happened<NoticeEvent>): NoticeDocument {
  switch (event.type) {
    case 'NoticeReceived': {
      const { code, infoType, reason } = event.data;
      return { ...blank, code, infoType, reason, receivedAt: event.at };
    }
    case 'NoticeDecided':
      return { ...notice, status: 'decided', decision: event.data.decision, decidedAt: event.at };
    case 'ReasonsStated':
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
  const where: Condition[] = [
    ...(status === undefined ? [] : [{ field: 'status', is: status }]),
    ...(code === undefined ? [] : [{ field: 'code', is: code }]),
  ];
  const [total, documents] = await Promise.all([
    store.count(NOTICES.name, where),
    store.query(NOTICES.name, { where, sort: [sort], limit, skip }),
  ]);
  return {
    total,
    rows: documents.map((document) => ({ ...bodyOf(NoticeDocument, document), id: document.id })),
  };
}
