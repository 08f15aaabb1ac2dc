import { API_KEY_TEXTS, type ApiKeyView } from '@qlaim/backend/contract/console';
import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ListRows } from '../../widgets/ListRows.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { RevokeKey } from './RevokeKey.tsx';

export function ApiKeyRows({ readOnly }: { readOnly: boolean }) {
  const { list } = useTexts(API_KEYS);
  const [revoking, setRevoking] = useState<ApiKeyView>();
  return (
    <>
      <ListRows<ApiKeyView>
        label={list.title}
        height={240}
        fallback={API_KEY_TEXTS.readFailed}
        empty={<EmptyState title={list.none}>{list.advice}</EmptyState>}
        row={(one) => <ApiKeyRow apiKey={one} onRevoke={readOnly ? undefined : () => setRevoking(one)} />}
      />
      {revoking ? <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </>
  );
}
