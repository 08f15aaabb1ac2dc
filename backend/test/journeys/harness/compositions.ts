import { embedded } from './embedded.ts';
import type { Composition } from './product.ts';
import { shared } from './shared.ts';

/** Files that run in one process one after another share it, and it ends with that process. */
let compositions: readonly Composition[] = [shared(embedded)];

/** What journeys are told on. */
export const currentCompositions = (): readonly Composition[] => compositions;

/** Tells all journeys that are imported from here on on this composition. */
export function tellOn(composition: Composition): void {
  compositions = [composition];
}
