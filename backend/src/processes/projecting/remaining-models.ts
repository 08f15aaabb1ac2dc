import type { RebuildProblem } from '../../domain/rebuilds/events.ts';
import { type Rebuilds, remainingIn } from '../../domain/rebuilds/state.ts';
import { LogDamaged, VersionConflict } from '../../ports/errors.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';

/** Another version of the product may have been asked, and known other read models. */
export function projectionsOf(state: Rebuilds): readonly Projection[] {
  return remainingIn(state).map((name) => {
    const projection = PROJECTIONS.find(({ definition }) => definition.name === name);
    if (!projection) throw new UnknownReadModel(name);
    return projection;
  });
}

class UnknownReadModel extends Error {
  constructor(name: string) {
    super(`this program has no read model ${name}`);
    this.name = 'UnknownReadModel';
  }
}

/** Returns why a rebuild ended early. */
export function problemOf(error: unknown): RebuildProblem {
  if (error instanceof VersionConflict || error instanceof UnknownReadModel) return 'other-version';
  return error instanceof LogDamaged ? 'log-damaged' : 'unexpected';
}
