import './page.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { formatCount, RelativeTime } from '@qlaim/web-kit';
import { StateBadge } from '../StateBadge.tsx';

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, types, failingSince, lastDeliveredAt, waiting, more, createdAt, createdBy } = webhook;
  return (
    <>
      <h2 className="qk-hidden">Settings and state</h2>
      <dl className="qa-webhook-facts">
        <dt>State</dt>
        <dd>
          <StateBadge webhook={webhook} />{' '}
          {failingSince === null ? null : (
            <>
              Failures since <RelativeTime date={failingSince} />
            </>
          )}
        </dd>
        <dt>Address</dt>
        <dd>{url}</dd>
        <dt>Told of</dt>
        <dd>{types.join(', ')}</dd>
        <dt>Last delivered</dt>
        <dd>{lastDeliveredAt === null ? 'Nothing yet' : <RelativeTime date={lastDeliveredAt} />}</dd>
        <dt>Waiting messages</dt>
        <dd>
          {formatCount(waiting)}
          {more ? ' or more' : null}
        </dd>
        <dt>Added</dt>
        <dd>
          <RelativeTime date={createdAt} />
          {createdBy ? ` by ${createdBy.email}` : null}
        </dd>
      </dl>
    </>
  );
}
