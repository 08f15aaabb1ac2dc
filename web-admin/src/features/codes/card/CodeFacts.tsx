import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { Day } from '../../../widgets/Day.tsx';

/** The dates and the scans in one row. On a narrow card the date of creation is left out. */
export function CodeFacts({ code }: { code: AdminCode }) {
  const words = useTexts(CODE_LIST).code;
  const { count } = useFormats();
  return (
    <dl className="qa-code-facts">
      <Fact term={words.created}>
        <Day at={code.createdAt} />
      </Fact>
      <Fact term={words.uploaded}>
        <Day at={code.imageUploadDate} />
      </Fact>
      <Fact term={words.approved}>
        <Day at={code.approvedDate} />
      </Fact>
      <Fact term={words.scans}>{count(code.scanCount)}</Fact>
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
