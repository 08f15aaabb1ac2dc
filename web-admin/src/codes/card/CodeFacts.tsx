import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { exactTime, formatCount, formatCreatedDate } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { factsSx } from './card-styles.ts';

/** The dates and the scans in one row. On a narrow card the date of creation is left out. */
export function CodeFacts({ code }: { code: AdminCode }) {
  return (
    <Box component="dl" sx={factsSx}>
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
    </Box>
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

function Day({ at }: { at: string | null }) {
  if (at === null) return <NotYet />;
  return (
    <time dateTime={at} title={exactTime(at)}>
      {formatCreatedDate(at)}
    </time>
  );
}

function NotYet() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="qk-hidden">not yet</span>
    </>
  );
}
