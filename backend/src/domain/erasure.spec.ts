import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { emailChanged, emailVerified, erased, nameChanged, registered } from '../testing/account.ts';
import { fold } from '../testing/given.ts';
import { ADA, adasCode, givenCode, imageAttached, LINK, named, saved } from '../testing/qr-code.ts';
import { ACCOUNT } from './account/account.ts';
import type { Aggregate } from './aggregate.ts';
import { BANNER } from './banner/banner.ts';
import { DEFINITIONS } from './catalogue.ts';
import { type DomainEvent, ERASED } from './event.ts';
import { QR_BATCH } from './qr-batch/qr-batch.ts';
import { QR_CODE } from './qr-code/qr-code.ts';
import { RESERVATION } from './reservation/reservation.ts';

/** An event as it reads once its person was erased. */
function withErasure({ type, data }: DomainEvent): DomainEvent {
  const fields = DEFINITIONS.get(type)?.personalFields ?? [];
  return { type, data: { ...data, ...Object.fromEntries(fields.map((name) => [name, ERASED])) } };
}

/** Folds as the log does: every event must be one of the aggregate's own. */
function foldOwn<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  aggregate: Aggregate<State, Event, Command, Code>,
  events: readonly DomainEvent[],
): State {
  const own = events.filter(aggregate.recognises);
  expect(own).toHaveLength(events.length);
  return fold(aggregate, own);
}

const codeHistory = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id), imageAttached('qr/a.png')];

describe('once its person was erased, the history still folds', () => {
  it('of a code: what is nobody’s data stays as it was', () => {
    expect(foldOwn(QR_CODE, codeHistory.map(withErasure))).toEqual({
      ...foldOwn(QR_CODE, codeHistory),
      name: ERASED,
      content: ERASED,
      image: ERASED,
    });
  });

  it('of a code: it can be emptied and deleted', () => {
    const history = [...adasCode, saved(LINK, ADA.id)].map(withErasure).filter(QR_CODE.recognises);
    givenCode(...history)
      .when({ type: 'reset' })
      .then({ type: 'CodeReset', data: {} });
    givenCode(...history)
      .when({ type: 'delete' })
      .then({ type: 'CodeDeleted', data: {} });
  });

  it('of an account', () => {
    const history = [
      registered,
      emailVerified,
      nameChanged('Ada', 'Lovelace'),
      emailChanged('ada@example.org', 'another-key'),
      erased,
    ];
    expect(foldOwn(ACCOUNT, history.map(withErasure))).toEqual({
      ...foldOwn(ACCOUNT, history),
      firstName: ERASED,
      lastName: ERASED,
      email: ERASED,
      provenEmail: ERASED,
    });
  });

  it('of what holds nothing personal', () => {
    const texts = { topBannerText: 'a', bottomBannerText: 'b', sideBannerText: 'c' };
    const batch = { type: 'BatchGenerated', data: { batchId: 'b', codes: ['A'] } };
    const reserved = { type: 'EmailReserved', data: { userId: 'ada' } };
    const changed = { type: 'BannerTextsChanged', data: texts };
    expect(foldOwn(QR_BATCH, [withErasure(batch)])).toEqual({ codes: ['A'], expanded: false });
    expect(foldOwn(RESERVATION, [withErasure(reserved)])).toEqual({ userId: 'ada', revision: 0 });
    expect(foldOwn(BANNER, [withErasure(changed)])).toEqual(texts);
  });
});

describe('an aggregate', () => {
  it('does not take another’s events for its own', () => {
    expect(QR_CODE.recognises(registered)).toBe(false);
    expect(ACCOUNT.recognises(codeHistory[0] ?? registered)).toBe(false);
  });
  it('does not take data that does not fit', () => {
    expect(QR_CODE.recognises({ type: 'CodeClaimed', data: { userId: 7 } })).toBe(false);
    expect(RESERVATION.recognises({ type: 'EmailReserved', data: {} })).toBe(false);
  });
});
