import type { Composition, Product } from '../../support/product.ts';
import { randomClientAddress } from './random-client-address.ts';

export interface SharedComposition extends Composition {
  /** Stops everything that was started. */
  end(): Promise<void>;
}

/**
 * Shares one product among journeys, because starting it takes longer than most of them. Each call of `start` is a
 * client with its own address. Journeys that need settings or an empty product get a separate one.
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
        proxied: { 'x-forwarded-for': randomClientAddress() },
        loggedErrors: () => product.loggedErrors().slice(before),
        stop: async () => undefined,
      };
    },
    end: async () => (await common)?.stop(),
  };
}

/** A worker that gets SIGTERM must exit by itself: only then do the exit handlers kill the product. */
function startCommon(composition: Composition): Promise<Product> {
  process.once('SIGTERM', () => process.exit());
  return composition.start({});
}
