import { describe, expect, it } from 'vitest';
import { AT, fold, given } from '../../testing/given.ts';
import { ERASED, PRODUCT } from '../event.ts';
import type { NoticeEvent } from './events.ts';
import { NOTICE } from './notice.ts';

const NUMBER = 'N-7ZK3-M9QW';
const notice = {
  code: '7K3M9QWX2P',
  revision: 4,
  infoType: 'memories',
  reason: 'privacy',
  words: 'That is my daughter',
  name: 'Ada Byron',
  email: 'ada@example.com',
  language: 'de',
} as const;
const decided = {
  decision: 'disable',
  ground: 'law',
  rule: 'Section 22',
  words: 'Shown without consent',
  by: 'eve',
} as const;
const received: NoticeEvent = { type: 'NoticeReceived', data: { person: NUMBER, ...notice } };
const decision: NoticeEvent = { type: 'NoticeDecided', data: { person: PRODUCT, ...decided } };
const forgotten: NoticeEvent = { type: 'ReporterForgotten', data: {} };
const givenNotice = (...history: readonly NoticeEvent[]) => given(NOTICE, ...history);

describe('receiving a notice', () => {
  const receive = { type: 'receive', number: NUMBER, notice } as const;

  it('records what it is about as it was, under a key of its own', () =>
    givenNotice().when(receive).then(received));
  it('needs a number of its own', () => givenNotice(received).when(receive).thenRefused('edited_meanwhile'));
});

describe('deciding about a notice', () => {
  const decide = { type: 'decide', decided, owner: 'rosa' } as const;
  const stated: NoticeEvent = { type: 'ReasonsStated', data: { owner: 'rosa' } };

  it('records who decided what and why, and has the owner told', () =>
    givenNotice(received).when(decide).then(decision, stated));
  it('tells nobody else where the code has no owner', () =>
    givenNotice(received)
      .when({ ...decide, owner: null })
      .then(decision));
  it('tells no owner of a notice that changes nothing', () => {
    const dismissed = { ...decided, decision: 'dismiss' } as const;
    givenNotice(received)
      .when({ ...decide, decided: dismissed })
      .then({ type: 'NoticeDecided', data: { person: PRODUCT, ...dismissed } });
  });
  it('is done once', () => givenNotice(received, decision).when(decide).thenRefused('notice_decided'));
  it('is refused for a number that no notice has', () =>
    givenNotice().when(decide).thenRefused('unknown_notice'));
});

describe('forgetting a reporter', () => {
  const forget = { type: 'forgetReporter' } as const;

  it('is recorded, before and after the decision', () => {
    givenNotice(received).when(forget).then(forgotten);
    givenNotice(received, decision).when(forget).then(forgotten);
  });
  it('changes nothing the second time', () => givenNotice(received, forgotten).when(forget).thenNothing());
  it('is refused for a number that no notice has', () =>
    givenNotice().when(forget).thenRefused('unknown_notice'));
  it('leaves what the notice is about, and what was decided', () =>
    expect(fold(NOTICE, [received, decision, forgotten])).toEqual({
      received: { ...notice, words: ERASED, name: ERASED, email: ERASED, at: AT },
      decided: { ...decided, at: AT },
      forgotten: true,
    }));
});
