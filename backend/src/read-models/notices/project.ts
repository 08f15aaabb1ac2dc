import { unreachable } from '../../domain/never.ts';
import type { NoticeEvent } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { type Happened, projectionOf } from '../projection.ts';
import { NOTICES, NoticeDocument } from './document.ts';
import { secondsBetween, TALLIES, tallied } from './tallies.ts';

type EventOf<Type extends NoticeEvent['type']> = Extract<Happened<NoticeEvent>, { type: Type }>;

const blank: NoticeDocument = {
  code: '',
  infoType: 'link',
  reason: 'other',
  receivedAt: '',
  ...stateOf('open'),
  decision: null,
  decidedAt: null,
  reversed: false,
  owners: [],
  objections: 0,
  dismissed: 0,
  contestedAt: null,
  tallies: [],
  decideSeconds: null,
  answerSeconds: null,
};

/** Who objects has lost something already, so that an objection comes before a new notice. */
function stateOf(status: NoticeDocument['status']) {
  return { status, waits: status !== 'decided', turn: status === 'contested' ? 0 : 1 };
}

function applyEvent(notice: NoticeDocument, event: Happened<NoticeEvent>): NoticeDocument {
  const { at } = event;
  switch (event.type) {
    case 'NoticeReceived': {
      const { code, infoType, reason } = event.data;
      return tallied({ ...blank, code, infoType, reason, receivedAt: at }, at, TALLIES.received(reason));
    }
    case 'HouseNoticeOpened': {
      const { code, infoType } = event.data;
      return { ...blank, code, infoType, reason: null, receivedAt: at };
    }
    case 'NoticeDecided':
      return decide(notice, event);
    case 'ReasonsStated':
    case 'DecisionPassedOn':
      return { ...notice, owners: [...notice.owners, event.data.owner] };
    case 'NoticeContested': {
      const objections = notice.objections + 1;
      const contested = { ...notice, ...stateOf('contested'), objections, contestedAt: at };
      return tallied(contested, at, TALLIES.objection(objections));
    }
    case 'ObjectionDismissed':
      return dismiss(notice, event);
    case 'DecisionReversed':
      return reverse(notice, event);
    case 'ReversalStated':
    case 'ReporterForgotten':
      return notice;
    default:
      return unreachable(event);
  }
}

function decide(
  notice: NoticeDocument,
  { at, data: { decision, ground, rule } }: EventOf<'NoticeDecided'>,
): NoticeDocument {
  const decided = { ...notice, ...stateOf('decided'), decision, decidedAt: at };
  const by = rule === '' ? 'unnamed' : ground;
  if (notice.reason === null) return tallied(decided, at, TALLIES.decided('house', decision, by));
  const timed = { ...decided, decideSeconds: secondsBetween(notice.receivedAt, at) };
  const counted = tallied(timed, at, TALLIES.decidedNotice, TALLIES.decided('notice', decision, by));
  return tallied(counted, notice.receivedAt, TALLIES.answered);
}

function dismiss(notice: NoticeDocument, { at }: EventOf<'ObjectionDismissed'>): NoticeDocument {
  const dismissed = notice.dismissed + 1;
  const answered = {
    ...notice,
    ...stateOf(dismissed < notice.objections ? 'contested' : 'decided'),
    dismissed,
    answerSeconds: secondsBetween(notice.contestedAt, at),
  };
  return tallied(answered, at, TALLIES.dismissed(dismissed), TALLIES.objectionAnswered);
}

function reverse(notice: NoticeDocument, { at }: EventOf<'DecisionReversed'>): NoticeDocument {
  const waiting = notice.objections - notice.dismissed;
  const upheld = Array.from({ length: waiting }, (_none, place) => TALLIES.upheld(place + 1));
  const reversed = tallied(
    { ...notice, ...stateOf('decided'), reversed: true },
    at,
    TALLIES.reversed,
    ...upheld,
  );
  const counted = tallied(reversed, notice.decidedAt, TALLIES.overturned);
  if (waiting === 0) return counted;
  const answerSeconds = secondsBetween(notice.contestedAt, at);
  return tallied({ ...counted, answerSeconds }, at, TALLIES.objectionAnswered);
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
