import type { Composition, Product } from './product.ts';
import { someAddress } from './some-address.ts';

export interface SharedComposition extends Composition {
  /** Stops everything that was started. */
  end(): Promise<void>;
}

/**
 * One product for all journeys that take it as it comes: starting it takes longer than most journeys last. Each call is a
 * client of its own. Journeys that need settings, or an empty product, get one of their own.
 */
export function shared(composition: Composition): SharedComposition {
  let common: Promise<Product> | undefined;
  const spareCodes: string[] = [];
  return {
    name: composition.name,
    async start(needs) {
      if (needs.environment || needs.empty) return composition.start(needs);
      common ??= startCommon(composition);
      const product = await common;
      const before = product.loggedErrors().length;
      return {
        ...product,
        spareCodes,
        proxied: { 'x-forwarded-for': someAddress() },
        loggedErrors: () => product.loggedErrors().slice(before),
        stop: async () => undefined,
      };
    },
    end: async () => (await common)?.stop(),
  };
}

/** A test process is told to end by a signal; what it has started ends when it exits. */
function startCommon(composition: Composition): Promise<Product> {
  process.once('SIGTERM', () => process.exit());
  return composition.start({});
}
