import type { CommandContext } from '../../../commands/context.ts';
import type { OperationsReport } from '../../../contract/schemas/operations.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { CodeFinder } from '../../../read-models/codes/search/code-finder.ts';
import type { PeopleIndex } from '../../../read-models/users/people-index.ts';

/** What the figures and searches of the console need of the product. */
export interface ConsolePorts extends CommandContext {
  readonly operations: { report(): Promise<OperationsReport> };
  /** Finds people by a part of their e-mail or their name. */
  readonly people: PeopleIndex;
  readonly search: CodeFinder;
  readonly store: ReadStore;
}
