import './api-keys.css';
import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { Badge, Button, Count, exactTime, formatCreatedDate, RelativeTime } from '@qlaim/web-kit';
import { RowGrid } from '../../widgets/Rows.tsx';
import { makerOf, STATES } from './key-labels.ts';

interface ApiKeyRowProps {
  apiKey: ApiKeyView;
  /** Undefined for who may not revoke keys. */
  onRevoke: (() => void) | undefined;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { label, scopes, state, usedAt, uses } = apiKey;
  const { tone, words } = STATES[state];
  return (
    <RowGrid className="qa-api-key">
      <div className="qa-api-key-part">
        <div className="qk-toolbar">
          <strong>{label}</strong>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <div className="qk-soft qk-small">{scopes.join(', ')}</div>
      </div>
      <div className="qa-api-key-part qk-small">
        <span>
          {usedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <RelativeTime date={usedAt} />, <Count value={uses} one="call" />
            </>
          )}
        </span>
        <Dates apiKey={apiKey} />
      </div>
      {onRevoke && state !== 'revoked' ? (
        <div className="qa-api-key-revoke">
          <Button variant="quiet" aria-label={`Revoke ${label}`} onClick={onRevoke}>
            Revoke
          </Button>
        </div>
      ) : null}
    </RowGrid>
  );
}

function Dates({ apiKey }: { apiKey: ApiKeyView }) {
  const { createdAt, expiresAt, revokedAt, revokedBy, maker } = apiKey;
  return (
    <>
      <span className="qk-soft">
        Made <Day at={createdAt} /> by {makerOf(maker)}
      </span>
      <span className="qk-soft">
        {revokedAt === null ? (
          expiresAt === null ? (
            'Does not expire'
          ) : (
            <>
              Expires <Day at={expiresAt} />
            </>
          )
        ) : (
          <>
            Revoked <Day at={revokedAt} /> by {makerOf(revokedBy)}
          </>
        )}
      </span>
    </>
  );
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)}>
    {formatCreatedDate(at)}
  </time>
);
