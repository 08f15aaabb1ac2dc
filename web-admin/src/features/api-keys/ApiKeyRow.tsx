import './api-keys.css';
import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { Badge, Button, RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { RowGrid } from '../../widgets/Rows.tsx';
import { makerOf, TONES } from './key-labels.ts';

interface ApiKeyRowProps {
  apiKey: ApiKeyView;
  /** Undefined for who may not revoke keys. */
  onRevoke: (() => void) | undefined;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { label, scopes, state, usedAt, uses } = apiKey;
  const { row, states } = useTexts(API_KEYS);
  return (
    <RowGrid className="qa-api-key">
      <div className="qa-api-key-part">
        <div className="qk-toolbar">
          <strong dir="auto">{label}</strong>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
        </div>
        <div className="qk-soft qk-small">
          <bdi dir="ltr">{scopes.join(', ')}</bdi>
        </div>
      </div>
      <div className="qa-api-key-part qk-small">
        <span>
          {usedAt === null
            ? row.neverUsed
            : fill((when) => row.used(when, row.calls(uses)), <RelativeTime date={usedAt} />)}
        </span>
        <Dates apiKey={apiKey} />
      </div>
      {onRevoke && state !== 'revoked' ? (
        <div className="qa-api-key-revoke">
          <Button variant="quiet" aria-label={row.revokeNamed(label)} onClick={onRevoke}>
            {row.revoke}
          </Button>
        </div>
      ) : null}
    </RowGrid>
  );
}

function Dates({ apiKey }: { apiKey: ApiKeyView }) {
  const { row } = useTexts(API_KEYS);
  const { createdAt, expiresAt, revokedAt, revokedBy, maker } = apiKey;
  const nameOf = (person: ApiKeyView['maker']) => makerOf(person) ?? row.deletedPerson;
  return (
    <>
      <span className="qk-soft">{fill((day) => row.made(day, nameOf(maker)), <Day at={createdAt} />)}</span>
      <span className="qk-soft">
        {revokedAt === null
          ? expiresAt === null
            ? row.noExpiry
            : fill(row.expires, <Day at={expiresAt} />)
          : fill((day) => row.revoked(day, nameOf(revokedBy)), <Day at={revokedAt} />)}
      </span>
    </>
  );
}

function Day({ at }: { at: string }) {
  const { createdDate, exactTime } = useFormats();
  return (
    <time dateTime={at} title={exactTime(at)}>
      {createdDate(at)}
    </time>
  );
}
