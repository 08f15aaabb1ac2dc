import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';

/** When the certificate of each domain ends. */
export function CertificatesCard({ certificates }: Pick<OperationsReport, 'certificates'>) {
  const words = useTexts(OPERATIONS).certificates;
  const id = useId();
  return (
    <Card as="section" className="qk-stack" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {certificates.map(({ domain, validTo }) => (
        <p key={domain}>
          {validTo === null
            ? words.none(domain)
            : fill((when) => words.until(domain, when), <RelativeTime date={validTo} />)}
        </p>
      ))}
    </Card>
  );
}
