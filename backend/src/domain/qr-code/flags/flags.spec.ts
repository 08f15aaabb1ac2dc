import { describe, expect, it } from 'vitest';
import {
  ADA,
  adasCode,
  BEN,
  contentCleared,
  deleted,
  generated,
  givenCode,
  LINK,
  PHONE,
  reset,
  saved,
} from '../../../testing/qr-code.ts';
import { PRODUCT } from '../../event.ts';
import type { QrCodeEvent } from '../events.ts';
import { QR_CODE } from '../qr-code.ts';
import { STAFF } from './flag-state.ts';

const URL = 'https://example.com/Ab';
const OTHER = 'https://other.example/';
const AT = '2026-11-27T10:00:00.000Z';
const LATER = '2026-11-28T10:00:00.000Z';
const linked = [...adasCode, saved(LINK, ADA.id)] as const;
const two = saved({ infoType: 'smartQR', smartQR: { conditions: [], defaultUrl: OTHER } }, ADA.id);

const flagged = (list = 'feed', url = URL, person = ADA.id): QrCodeEvent => ({
  type: 'DestinationFlagged',
  data: { person, url, list, threat: 'phishing' },
});
const cleared = (why: 'unlisted' | 'staff' = 'unlisted', url = URL): QrCodeEvent => ({
  type: 'DestinationCleared',
  data: { person: ADA.id, url, why },
});
const check = (found: readonly string[] = [], answered = ['feed', 'own'], lists = ['feed', 'own']) =>
  ({
    type: 'recordCheck',
    checked: [URL],
    found: found.map((list) => ({ url: URL, list, threat: 'phishing' }) as const),
    answered,
    lists,
  }) as const;
const clear = { type: 'clearDestination', url: URL } as const;
const keep = { type: 'keepFlagged', url: URL } as const;

const stateAfter = (...events: readonly QrCodeEvent[]) =>
  events.reduce((state, event) => QR_CODE.evolve(state, event, AT), QR_CODE.initial);

describe('a check', () => {
  it('flags what a list has, once, by the first list', () => {
    givenCode(...linked)
      .when(check(['own', 'feed']))
      .then(flagged('own'));
    givenCode(...linked, flagged('own'))
      .when(check(['feed']))
      .thenNothing();
  });
  it('flags a code without an owner under the key of the product', () =>
    givenCode(generated, saved(LINK))
      .when(check(['feed']))
      .then(flagged('feed', URL, PRODUCT)));
  it('flags nothing that the code does not lead to any more', () =>
    givenCode(...linked, saved(PHONE, ADA.id))
      .when(check(['feed']))
      .thenNothing());
  it('clears what no list has any more', () =>
    givenCode(...linked, flagged())
      .when(check())
      .then(cleared()));
  it('leaves what it did not look up', () =>
    givenCode(...linked, flagged())
      .when({ ...check(), checked: [] })
      .thenNothing());
  it('clears nothing while the list of the flag gives no answer', () =>
    givenCode(...linked, flagged())
      .when(check([], ['own']))
      .thenNothing());
  it('clears what is of a list that is not used any more', () =>
    givenCode(...linked, flagged('former'))
      .when(check())
      .then(cleared()));
  it('clears nothing that a person keeps flagged', () =>
    givenCode(...linked, flagged(), flagged(STAFF))
      .when(check())
      .thenNothing());
  it('flags nothing that a person has cleared', () =>
    givenCode(...linked, flagged(), cleared('staff'))
      .when(check(['feed']))
      .thenNothing());
  it('flags anew what was cleared because no list had it', () =>
    givenCode(...linked, flagged(), cleared())
      .when(check(['feed']))
      .then(flagged()));
  it('is refused of a deleted code', () =>
    givenCode(...linked, deleted)
      .when(check(['feed']))
      .thenRefused('unknown_code'));
});

describe('a person', () => {
  it('clears a flag, and a repeat changes nothing', () => {
    givenCode(...linked, flagged())
      .when(clear)
      .then(cleared('staff'));
    givenCode(...linked, flagged(), cleared('staff'))
      .when(clear)
      .thenNothing();
  });
  it('keeps a flag, and a repeat changes nothing', () => {
    givenCode(...linked, flagged())
      .when(keep)
      .then(flagged(STAFF));
    givenCode(...linked, flagged(), flagged(STAFF))
      .when(keep)
      .thenNothing();
  });
  it.each([clear, keep])('is told where there is none: $type', (command) =>
    givenCode(...linked)
      .when(command)
      .thenRefused('not_flagged'),
  );
});

describe('the flags of a code', () => {
  it('stay with a save that leads there, too', () => {
    expect(stateAfter(...linked, flagged(), saved(LINK, ADA.id)).flags).toEqual([
      { url: URL, list: 'feed', threat: 'phishing', at: AT },
    ]);
    const { trusted } = stateAfter(...linked, flagged(), cleared('staff'), saved(LINK, ADA.id));
    expect(trusted).toEqual([URL]);
  });
  it.each([
    ['a save that leads elsewhere', two],
    ['a removal of the content', contentCleared],
    ['a reset', reset],
  ])('end with %s', (_what, event) => {
    expect(stateAfter(...linked, flagged(), event).flags).toEqual([]);
    expect(stateAfter(...linked, flagged(), cleared('staff'), event).trusted).toEqual([]);
  });
  it('go on with a content that goes on to another owner', () => {
    const handedOver = (kept: boolean): QrCodeEvent => ({
      type: 'CodeHandedOver',
      data: { from: ADA.id, to: BEN.id, kept },
    });
    expect(stateAfter(...linked, flagged(), handedOver(true)).flags).toHaveLength(1);
    expect(stateAfter(...linked, flagged(), handedOver(false)).flags).toEqual([]);
  });
  it('say since when, also once a person keeps them', () => {
    const code = QR_CODE.evolve(stateAfter(...linked, flagged()), flagged(STAFF), LATER);
    expect(code.flags).toEqual([{ url: URL, list: STAFF, threat: 'phishing', at: AT }]);
  });
  it('say nothing of what is erased', () =>
    expect(stateAfter(...linked, flagged('feed', '[erased]')).flags).toEqual([]));
});
