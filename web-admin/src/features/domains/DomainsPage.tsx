import './domains.css';
import { DOMAIN_MESSAGES, type ServedDomain } from '@qlaim/backend/contract/console';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { DomainCard } from './DomainCard.tsx';
import { DomainForm } from './DomainForm.tsx';
import { useDomains } from './use-domains.ts';

/** The domains that this installation serves, and what each has of its own. */
export function DomainsPage() {
  const { title, intro } = useTexts(DOMAINS);
  return (
    <PageFrame title={title} intro={intro}>
      <Domains />
    </PageFrame>
  );
}

function Domains() {
  const { one, legalAdvice } = useTexts(DOMAINS);
  const { data, error, isPending, refetch } = useDomains();
  const readOnly = !useMay()('operations.manage');
  const [changing, setChanging] = useState<ServedDomain>();
  if (isPending) return <Skeleton shape="block" height={240} />;
  if (!data)
    return <ReadFailed error={error} fallback={DOMAIN_MESSAGES.readFailed} onRetry={() => void refetch()} />;
  return (
    <>
      <ul className="qa-domains">
        {data.map((served) => (
          <DomainCard
            key={served.domain}
            served={served}
            onChange={readOnly ? undefined : () => setChanging(served)}
          />
        ))}
      </ul>
      <p className="qk-soft qk-small">{legalAdvice}</p>
      {data.length === 1 ? <p className="qk-soft qk-small">{one}</p> : null}
      {changing ? <DomainForm served={changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}
