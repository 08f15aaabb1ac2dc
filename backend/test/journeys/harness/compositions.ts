import type { Composition } from '../../support/product.ts';
import { embedded } from './embedded.ts';
import { shared } from './shared.ts';

/** All files of a worker process share this composition, which ends with the process. */
let compositions: readonly Composition[] = [shared(embedded)];

/** Returns the compositions that journeys run on. */
export const currentCompositions = (): readonly Composition[] => compositions;

/** Runs all journeys that are imported afterwards on this composition only. */
export function useComposition(composition: Composition): void {
  compositions = [composition];
}
