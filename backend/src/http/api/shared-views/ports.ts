import type { LogContext } from '../../../commands/handle.ts';
import type { ReadStore } from '../../../ports/read-store.ts';

/** What the calls about shared views need of the product. */
export interface SharedViewPorts extends LogContext {
  readonly store: ReadStore;
}
