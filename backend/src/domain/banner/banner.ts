import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideBanner, evolveBanner, noBanner } from './decide.ts';
import { bannerEvents } from './events.ts';

/** The advertisement texts, in one stream (section 3). */
export const BANNER = defineAggregate(
  defineCategory({ name: 'banner', prefix: 'banner-texts' }, bannerEvents),
  {
    initial: noBanner,
    evolve: evolveBanner,
    decide: decideBanner,
    mayRemember: (banner) => banner !== noBanner,
  },
);
