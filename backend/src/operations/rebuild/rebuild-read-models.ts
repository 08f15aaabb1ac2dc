import type { ProjectorPorts } from '../../processes/projecting/follow-log.ts';
import { rebuild } from '../../processes/projecting/rebuild.ts';
import type { Projection } from '../../read-models/projection.ts';

export interface RebuiltModel {
  readonly name: string;
  /** How many it holds now. */
  readonly documents: number;
  /** How many were read from the log. */
  readonly events: number;
}

/**
 * Creates missing collections and rebuilds every read model from the log, one after another. The old documents serve
 * until the new ones replace them. Yields each read model once it is replaced.
 */
export async function* rebuildReadModels(
  ports: ProjectorPorts,
  projections: readonly Projection[],
): AsyncGenerator<RebuiltModel> {
  const { store } = ports;
  const { signal } = new AbortController();
  await store.prepare(projections.map(({ definition }) => definition));
  for (const projection of projections) {
    const { name } = projection.definition;
    const events = await rebuild(ports, projection, signal);
    yield { name, documents: await store.count(name), events };
  }
}

/** One line for the operator. */
export const rebuiltInWords = ({ name, documents, events }: RebuiltModel): string =>
  `${name}: ${documents} documents from ${events} events`;
