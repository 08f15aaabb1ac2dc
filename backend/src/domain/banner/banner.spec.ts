import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
import { BANNER } from './banner.ts';
import type { BannerEvent } from './events.ts';

const givenBanner = (...history: readonly BannerEvent[]) => given(BANNER, ...history);
const changed = (topBannerText: string, bottomBannerText: string, sideBannerText: string): BannerEvent => ({
  type: 'BannerTextsChanged',
  data: { topBannerText, bottomBannerText, sideBannerText },
});

describe('changing the advertisement texts', () => {
  it('sets all three', () =>
    givenBanner()
      .when({ topBannerText: 'a', bottomBannerText: 'b', sideBannerText: 'c' })
      .then(changed('a', 'b', 'c')));
  it('keeps the texts that are missing', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ bottomBannerText: 'B' })
      .then(changed('a', 'B', 'c')));
  it('keeps the texts that are empty', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ topBannerText: '', bottomBannerText: '', sideBannerText: 'C' })
      .then(changed('a', 'b', 'C')));
  it('removes the texts that it names, also where their field holds one', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ topBannerText: 'A', sideBannerText: 'C', remove: ['topBannerText', 'bottomBannerText'] })
      .then(changed('', '', 'C')));
  it('changes nothing when a text that it removes is empty', () =>
    givenBanner(changed('a', '', 'c'))
      .when({ remove: ['bottomBannerText'] })
      .thenNothing());
  it('changes nothing when the texts are the same', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ topBannerText: 'a', sideBannerText: 'c' })
      .thenNothing());
  it('changes nothing when no text is given', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({})
      .thenNothing());
  it('changes nothing when no text is given and none is stored', () => givenBanner().when({}).thenNothing());
});

it('a stored text becomes empty only by its removal, a repeat changes nothing, and deciding has no side effects', () => {
  const text = fc.option(fc.constantFrom('', 'x', 'y'), { nil: undefined });
  const command = fc.record({ topBannerText: text, bottomBannerText: text, sideBannerText: text });
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const steps = play(BANNER, commands);
      const emptied = steps.filter(({ before }) => before.topBannerText !== '');
      expect(emptied.filter(({ after }) => after.topBannerText === '')).toEqual([]);
      for (const step of steps) {
        expect(BANNER.decide(step.command, step.after)).toEqual({ ok: true, value: [] });
        expectPure(BANNER, step);
      }
    }),
  );
});
