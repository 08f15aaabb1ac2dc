import type { RebuildEvent, RebuildProblem } from '../../../domain/rebuilds/events.ts';
import { plural } from './plural.ts';
import type { TextsOf } from './texts-of.ts';

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'a program of another version keeps it',
  'log-damaged': 'the event log is damaged',
  interrupted: 'every process that made it was stopped',
  unexpected: 'the log of the process says why',
};

export const REBUILD_EVENT_TEXTS: TextsOf<RebuildEvent> = {
  RebuildRequested: ({ readModels }) =>
    `A rebuild of ${plural(readModels.length, 'read model')} was asked for: ${readModels.join(', ')}.`,
  RebuildTakenUp: () => 'A process took the rebuild up.',
  ReadModelRebuilt: ({ readModel, events, documents }) =>
    `The read model ${readModel} was made again: ${plural(documents, 'document')} from ${plural(events, 'event')}.`,
  RebuildFinished: () => 'The rebuild ended.',
  RebuildFailed: ({ readModel, problem }) => `The rebuild failed at ${readModel}: ${PROBLEMS[problem]}.`,
};
