import type { Client } from '@qlaim/backend/contract';
import type { DataProvider } from 'react-admin';

/**
 * What the console talks to: react-admin's data provider, with custom methods for what is no list and no record. Hooks get it
 * from `useDataProvider<ConsoleProvider>()`, which has the auth provider look at each failure.
 */
export interface ConsoleProvider extends DataProvider {
  /** Calls a route of the contract: a command, or a read of another kind. */
  readonly call: Client;
  /** Runs an upload, which tells how far it is. What sends the files is loaded with the page that uploads. */
  readonly upload: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
}
