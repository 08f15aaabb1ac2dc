import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { deleted, generated, givenCode } from '../../testing/qr-code.ts';
import { ERASED, PRODUCT } from '../event.ts';
import { decideCode } from './decide.ts';
import type { QrCodeEvent } from './events.ts';
import { absentCode, evolveCode, type QrCode } from './state.ts';
import { tagsAmong } from './tags.ts';

const put = (...add: string[]) => ({ type: 'changeTags', add, remove: [] }) as const;
const take = (...remove: string[]) => ({ type: 'changeTags', add: [], remove }) as const;
const tagged = (...tags: string[]): QrCodeEvent => ({ type: 'CodeTagged', data: { person: PRODUCT, tags } });
const untagged = (...tags: string[]): QrCodeEvent => ({
  type: 'CodeUntagged',
  data: { person: PRODUCT, tags },
});
const after = (...events: readonly QrCodeEvent[]): QrCode =>
  events.reduce((code, event) => evolveCode(code, event, '2026-11-25T10:00:00.000Z'), absentCode);

describe('putting tags on a code', () => {
  it('is recorded for those that it lacks', () =>
    givenCode(generated, tagged('spring')).when(put('spring', 'vip')).then(tagged('vip')));
  it('changes nothing where it has them in another case', () =>
    givenCode(generated, tagged('VIP')).when(put('vip', 'Vip')).thenNothing());
  it('keeps one of two spellings', () => givenCode(generated).when(put('VIP', 'vip')).then(tagged('VIP')));
  it('tells accents apart', () =>
    givenCode(generated, tagged('ecole')).when(put('école')).then(tagged('école')));
  it('is refused for a deleted code', () =>
    givenCode(generated, deleted).when(put('vip')).thenRefused('unknown_code'));

  const full = Array.from({ length: LIMITS.tags }, (_, place) => `tag ${place}`);
  it('is refused for more than a code takes, unless others go', () => {
    givenCode(generated, tagged(...full))
      .when(put('one more'))
      .thenRefused('too_many_tags');
    givenCode(generated, tagged(...full))
      .when(put('TAG 1'))
      .thenNothing();
    givenCode(generated, tagged(...full))
      .when({ type: 'changeTags', add: ['one more'], remove: ['tag 3'] })
      .then(untagged('tag 3'), tagged('one more'));
  });
  it('takes tags off a code that has more than it takes', () =>
    givenCode(generated, tagged(...full, 'old'))
      .when(take('old'))
      .then(untagged('old')));
});

describe('taking tags off a code', () => {
  it('is recorded in the spelling of the code', () =>
    givenCode(generated, tagged('VIP', 'spring')).when(take('vip')).then(untagged('VIP')));
  it('changes nothing the second time', () =>
    givenCode(generated, tagged('vip'), untagged('vip')).when(take('vip')).thenNothing());
  it('spells a tag anew where it goes and comes', () =>
    givenCode(generated, tagged('vip'))
      .when({ type: 'changeTags', add: ['VIP'], remove: ['vip'] })
      .then(untagged('vip'), tagged('VIP')));
});

describe('the tags of a code', () => {
  it('stay when its owner changes, and go with the code', () => {
    const owned = [generated, { type: 'CodeClaimed', data: { userId: 'ada' } } as const, tagged('vip')];
    const ends: readonly QrCodeEvent[] = [
      { type: 'CodeReset', data: {} },
      { type: 'CodeReleased', data: { userId: 'ada', closed: true } },
      { type: 'CodeHandedOver', data: { from: 'ada', to: 'ben', kept: false } },
    ];
    for (const end of ends) expect(after(...owned, end).tags, end.type).toEqual(['vip']);
    expect(after(...owned, deleted).tags).toEqual([]);
  });

  it('are none where they are erased', () =>
    expect(after(generated, { type: 'CodeTagged', data: { person: PRODUCT, tags: ERASED } }).tags).toEqual(
      [],
    ));

  it('are those of two people who change them at once, in either order', () => {
    const tag = fc.constantFrom('a', 'B', 'b', 'c', 'Ç', 'ç');
    const change = fc.record({
      type: fc.constant('changeTags' as const),
      add: fc.array(tag),
      remove: fc.array(tag),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), tag, tag, (earlier, mine, theirs) => {
        const play = (code: QrCode, command: Parameters<typeof decideCode>[0]): QrCode => {
          const decided = decideCode(command, code);
          return (decided.ok ? decided.value : []).reduce(
            (state, event) => evolveCode(state, event, '2026-11-25T10:00:00.000Z'),
            code,
          );
        };
        const start = earlier.reduce(play, after(generated));
        const both = play(play(start, put(mine)), put(theirs));
        expect(tagsAmong([mine, theirs], both.tags)).toEqual([mine, theirs]);
        expect(
          new Set(play(play(start, put(theirs)), put(mine)).tags.map((one) => one.toLowerCase())),
        ).toEqual(new Set(both.tags.map((one) => one.toLowerCase())));
      }),
    );
  });
});
