import './page.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { RelativeTime, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { StateBadge } from '../StateBadge.tsx';

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { facts } = useTexts(WEBHOOKS);
  const formats = useFormats();
  const { url, types, failingSince, lastDeliveredAt, waiting, more, createdAt, createdBy } = webhook;
  return (
    <>
      <h2 className="qk-hidden">{facts.title}</h2>
      <dl className="qa-webhook-facts">
        <dt>{facts.state}</dt>
        <dd>
          <StateBadge webhook={webhook} />{' '}
          {failingSince === null ? null : fill(facts.failing, <RelativeTime date={failingSince} />)}
        </dd>
        <dt>{facts.address}</dt>
        <dd>
          <bdi>{url}</bdi>
        </dd>
        <dt>{facts.types}</dt>
        <dd>
          <bdi dir="ltr">{types.join(', ')}</bdi>
        </dd>
        <dt>{facts.delivered}</dt>
        <dd>{lastDeliveredAt === null ? facts.nothing : <RelativeTime date={lastDeliveredAt} />}</dd>
        <dt>{facts.waiting}</dt>
        <dd>{more ? facts.more(formats.count(waiting)) : formats.count(waiting)}</dd>
        <dt>{facts.added}</dt>
        <dd>
          {createdBy ? (
            fill((when) => facts.addedBy(when, createdBy.email), <RelativeTime date={createdAt} />)
          ) : (
            <RelativeTime date={createdAt} />
          )}
        </dd>
      </dl>
    </>
  );
}
