import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { exactTime, formatCount, formatCreatedDate } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { factsSx } from './card-styles.ts';
import { Destination } from './Destination.tsx';
import { OwnerFact } from './OwnerFact.tsx';

export function CodeFacts({ code }: { code: AdminCode }) {
  return (
    <Box component="dl" sx={factsSx}>
      <Fact term="Owner" wide>
        <OwnerFact owner={code.user} />
      </Fact>
      <Fact term="Leads to" wide>
        <Destination storedInfo={code.storedInfo} />
      </Fact>
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

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box sx={wide ? { gridColumn: 'span 2' } : {}}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Box>
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
