import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Day } from '../../../widgets/Day.tsx';

/** The dates and the scans in one row. On a narrow card the date of creation is left out. */
export function CodeFacts({ code }: { code: AdminCode }) {
  return (
    <dl className="qa-code-facts">
      <Fact term="Created">
        <Day at={code.createdAt} />
      </Fact>
      <Fact term="Uploaded">
        <Day at={code.imageUploadDate} />
      </Fact>
      <Fact term="Approved">
        <Day at={code.approvedDate} />
      </Fact>
      <Fact term="Scans">{formatCount(code.scanCount)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
