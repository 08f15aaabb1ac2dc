import type { Client } from '@qlaim/backend/contract';
import { createContext, type ReactNode, useContext } from 'react';

const ClientContext = createContext<Client | null>(null);

/** Provides the API client for commands to every screen. react-admin's data provider only reads. */
export function ApiProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useApi(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above it');
  return client;
}
