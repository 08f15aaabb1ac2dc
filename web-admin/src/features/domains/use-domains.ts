import {
  CONSOLE_ROUTES,
  DOMAIN_MESSAGES,
  type DomainSettingsBody,
  type ServedDomain,
} from '@qlaim/backend/contract/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';

const DOMAINS = ['domains'];

export function useDomains() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: DOMAINS,
    queryFn: async ({ signal }) => (await call(CONSOLE_ROUTES.domains, {}, { signal })).domains,
  });
}

/** Saves what a domain has of its own. The message offers what it had before. */
export function useChangeDomain({ domain, own }: Pick<ServedDomain, 'domain' | 'own'>, onSaved: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command = {
    run: (body: DomainSettingsBody) => call(CONSOLE_ROUTES.changeDomain, { body: { domain, ...body } }),
    fallback: DOMAIN_MESSAGES.changeFailed,
    of: domain,
  };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: DOMAINS });
  const restore = useCommand({ ...command, onDone: refresh });
  return useCommand({
    ...command,
    onDone: () => {
      refresh();
      onSaved();
    },
    undo: () => () => restore.mutate(own),
  });
}
