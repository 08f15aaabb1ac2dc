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
  it('keeps what is missing', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ bottomBannerText: 'B' })
      .then(changed('a', 'B', 'c')));
  it('keeps what is empty', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ topBannerText: '', bottomBannerText: '', sideBannerText: 'C' })
      .then(changed('a', 'b', 'C')));
  it('to the same is no change', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({ topBannerText: 'a', sideBannerText: 'c' })
      .thenNothing());
  it('of nothing is no change', () =>
    givenBanner(changed('a', 'b', 'c'))
      .when({})
      .thenNothing());
  it('of nothing where there is none is no change', () => givenBanner().when({}).thenNothing());
});

it('a text, once there, never goes empty; repeating is no change; deciding is pure', () => {
  const text = fc.option(fc.constantFrom('', 'x', 'y'), { nil: undefined });
  const command = fc.record({ topBannerText: text, bottomBannerText: text, sideBannerText: text });
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      for (const step of play(BANNER, commands)) {
        if (step.before.topBannerText !== '') expect(step.after.topBannerText).not.toBe('');
        expect(BANNER.decide(step.command, step.after)).toEqual({ ok: true, value: [] });
        expectPure(BANNER, step);
      }
    }),
  );
});
