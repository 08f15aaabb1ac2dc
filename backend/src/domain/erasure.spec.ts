import { describe, expect, it } from 'vitest';
import { emailChanged, emailVerified, erased, nameChanged, registered } from '../testing/account.ts';
import { ADA, adasCode, givenCode, imageAttached, LINK, named, saved } from '../testing/qr-code.ts';
import type { Aggregate } from './aggregate.ts';
import { ACCOUNT, BANNER, QR_BATCH, QR_CODE, RESERVATION } from './aggregates.ts';
import { DEFINITIONS } from './catalogue.ts';
import { type DomainEvent, ERASED } from './event.ts';

/** An event as it reads once its person was erased. */
function withErasure({ type, data }: DomainEvent): DomainEvent {
  const fields = DEFINITIONS.get(type)?.personalFields ?? [];
  return { type, data: { ...data, ...Object.fromEntries(fields.map((name) => [name, ERASED])) } };
}

/** Folds as the log does: every event must be one of the aggregate's own. */
function fold<State, Event extends DomainEvent>(
  { initial, recognises, evolve }: Aggregate<State, Event>,
  events: readonly DomainEvent[],
): State {
  const own = events.filter(recognises);
  expect(own).toHaveLength(events.length);
  return own.reduce(evolve, initial);
}

const codeHistory = [...adasCode, named('Bench', ADA.id), saved(LINK, ADA.id), imageAttached('qr/a.png')];

describe('once its person was erased, the history still folds', () => {
  it('of a code: what is nobody’s data stays as it was', () => {
    expect(fold(QR_CODE, codeHistory.map(withErasure))).toEqual({
      ...fold(QR_CODE, codeHistory),
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
    expect(fold(ACCOUNT, history.map(withErasure))).toEqual({
      ...fold(ACCOUNT, history),
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
    expect(fold(QR_BATCH, [withErasure(batch)])).toEqual({ codes: ['A'], expanded: false });
    expect(fold(RESERVATION, [withErasure(reserved)])).toEqual({ userId: 'ada', revision: 0 });
    expect(fold(BANNER, [withErasure(changed)])).toEqual(texts);
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
