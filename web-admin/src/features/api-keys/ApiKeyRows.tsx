import { API_KEY_TEXTS, type ApiKeyView } from '@qlaim/backend/contract/console';
import { EmptyState } from '@qlaim/web-kit';
import { useState } from 'react';
import { ListRows } from '../../widgets/ListRows.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { RevokeKey } from './RevokeKey.tsx';

const NONE = <EmptyState title="No API keys yet">Make one for each program that calls the API.</EmptyState>;

export function ApiKeyRows({ readOnly }: { readOnly: boolean }) {
  const [revoking, setRevoking] = useState<ApiKeyView>();
  return (
    <>
      <ListRows<ApiKeyView>
        label="API keys"
        height={240}
        fallback={API_KEY_TEXTS.readFailed}
        empty={NONE}
        row={(one) => <ApiKeyRow apiKey={one} onRevoke={readOnly ? undefined : () => setRevoking(one)} />}
      />
      {revoking ? <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </>
  );
}
