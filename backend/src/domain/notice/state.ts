import { ERASED } from '../event.ts';
import { unreachable } from '../never.ts';
import type { NoticeEvent } from './events.ts';

type Received = Extract<NoticeEvent, { type: 'NoticeReceived' }>['data'];
type Decided = Extract<NoticeEvent, { type: 'NoticeDecided' }>['data'];

/** What a reporter sent, and what it is about. */
export type ReceivedNotice = Omit<Received, 'person'>;

export interface DecidedNotice extends Omit<Decided, 'person'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface Notice {
  /** Null for a number that no notice has. */
  readonly received: (ReceivedNotice & { readonly at: string }) | null;
  readonly decided: DecidedNotice | null;
  /** Whether the reporter was erased. */
  readonly forgotten: boolean;
}

export const noNotice: Notice = { received: null, decided: null, forgotten: false };

export function evolveNotice(notice: Notice, event: NoticeEvent, at: string): Notice {
  switch (event.type) {
    case 'NoticeReceived': {
      const { person: _person, ...received } = event.data;
      return { ...notice, received: { ...received, at } };
    }
    case 'NoticeDecided': {
      const { person: _person, ...decided } = event.data;
      return { ...notice, decided: { ...decided, at } };
    }
    case 'ReasonsStated':
      return notice;
    case 'ReporterForgotten': {
      const { received } = notice;
      const erased = { words: ERASED, name: ERASED, email: ERASED } as const;
      return { ...notice, received: received && { ...received, ...erased }, forgotten: true };
    }
    default:
      return unreachable(event);
  }
}
