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

/** Returns an event as it reads after its person is erased. */
function withErasure({ type, data }: DomainEvent): DomainEvent {
  const fields = DEFINITIONS.get(type)?.personalFields ?? [];
  return { type, data: { ...data, ...Object.fromEntries(fields.map((name) => [name, ERASED])) } };
}

/** Folds as the log does, which accepts only events of the aggregate. */
function foldOwn<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  aggregate: Aggregate<State, Event, Command, Code>,
  events: readonly DomainEvent[],
): State {
  const own = events.filter(aggregate.recognises);
  expect(own).toHaveLength(events.length);
  return fold(aggregate, own);
}

const codeHistory = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id), imageAttached('qr/a.png')];

describe('after its person is erased, the history still folds', () => {
  it('for a code, whose other data stays as it was', () => {
    expect(foldOwn(QR_CODE, codeHistory.map(withErasure))).toEqual({
      ...foldOwn(QR_CODE, codeHistory),
      name: ERASED,
      content: ERASED,
      image: ERASED,
    });
  });

  it('for a code, which can still be reset and deleted', () => {
    const history = [...adasCode, saved(LINK, ADA.id)].map(withErasure).filter(QR_CODE.recognises);
    givenCode(...history)
      .when({ type: 'reset' })
      .then({ type: 'CodeReset', data: {} });
    givenCode(...history)
      .when({ type: 'delete' })
      .then({ type: 'CodeDeleted', data: {} });
  });

  it('for an account', () => {
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

  it('for aggregates without personal data', () => {
    const texts = { topBannerText: 'a', bottomBannerText: 'b', sideBannerText: 'c' };
    const batch = { type: 'BatchGenerated', data: { batchId: 'b', codes: ['A'] } };
    const reserved = { type: 'EmailReserved', data: { userId: 'ada' } };
    const changed = { type: 'BannerTextsChanged', data: texts };
    expect(foldOwn(QR_BATCH, [withErasure(batch)])).toEqual({
      codes: ['A'],
      imported: false,
      expanded: false,
      name: '',
      note: '',
    });
    expect(foldOwn(RESERVATION, [withErasure(reserved)])).toEqual({ userId: 'ada', revision: 0 });
    expect(foldOwn(BANNER, [withErasure(changed)])).toEqual(texts);
  });
});

describe('an aggregate', () => {
  it('does not recognise events of another aggregate', () => {
    expect(QR_CODE.recognises(registered)).toBe(false);
    expect(ACCOUNT.recognises(codeHistory[0] ?? registered)).toBe(false);
  });
  it('does not recognise data that does not fit the schema', () => {
    expect(QR_CODE.recognises({ type: 'CodeClaimed', data: { userId: 7 } })).toBe(false);
    expect(RESERVATION.recognises({ type: 'EmailReserved', data: {} })).toBe(false);
  });
});
