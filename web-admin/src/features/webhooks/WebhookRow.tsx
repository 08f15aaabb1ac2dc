import './webhooks.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { RelativeTime } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { RowGrid } from '../../widgets/Rows.tsx';
import { StateBadge } from './StateBadge.tsx';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, description, types, lastDeliveredAt } = webhook;
  return (
    <RowGrid className="qa-webhook">
      <div className="qa-webhook-name">
        <Link to={`/webhooks/${id}`} className="qa-webhook-link">
          {description === '' ? url : description}
        </Link>
        {description === '' ? null : <div>{url}</div>}
        <div className="qk-soft qk-small">{types.join(', ')}</div>
      </div>
      <div className="qa-webhook-state">
        <StateBadge webhook={webhook} />
        {lastDeliveredAt === null ? null : (
          <span className="qk-soft qk-small">
            Delivered <RelativeTime date={lastDeliveredAt} />
          </span>
        )}
      </div>
    </RowGrid>
  );
}
