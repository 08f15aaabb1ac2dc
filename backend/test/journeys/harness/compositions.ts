import { embedded } from './embedded.ts';
import type { Composition } from './product.ts';

let compositions: readonly Composition[] = [embedded];

/** What journeys are told on. */
export const currentCompositions = (): readonly Composition[] => compositions;

/** Tells all journeys that are imported from here on on this composition. */
export function tellOn(composition: Composition): void {
  compositions = [composition];
}
