import './webhooks.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { RowGrid } from '../../widgets/Rows.tsx';
import { StateBadge } from './StateBadge.tsx';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const words = useTexts(WEBHOOKS);
  const { id, url, description, types, lastDeliveredAt } = webhook;
  return (
    <RowGrid className="qa-webhook">
      <div className="qa-webhook-name">
        <Link to={`/webhooks/${id}`} className="qa-webhook-link" dir="auto">
          {description === '' ? url : description}
        </Link>
        {description === '' ? null : (
          <div>
            <bdi>{url}</bdi>
          </div>
        )}
        <div className="qk-soft qk-small">
          <bdi dir="ltr">{types.join(', ')}</bdi>
        </div>
      </div>
      <div className="qa-webhook-state">
        <StateBadge webhook={webhook} />
        {lastDeliveredAt === null ? null : (
          <span className="qk-soft qk-small">
            {fill(words.delivered, <RelativeTime date={lastDeliveredAt} />)}
          </span>
        )}
      </div>
    </RowGrid>
  );
}
