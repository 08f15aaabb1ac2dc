import Box from '@mui/material/Box';
import type { Owner } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';

/** The dialog is loaded when it is opened. */
const EraseUserDialog = lazy(() =>
  import('../erase/EraseUserDialog.tsx').then((module) => ({ default: module.EraseUserDialog })),
);

export function OwnerFact({ owner }: { owner: Owner | null }) {
  const [asked, setAsked] = useState(false);
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <span>
        {owner.firstName} {owner.lastName}
      </span>
      <Box component="a" href={`mailto:${owner.email}`} sx={{ minHeight: 24, overflowWrap: 'anywhere' }}>
        {owner.email}
      </Box>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Delete this account
      </Button>
      {asked ? (
        <Suspense>
          <EraseUserDialog owner={owner} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
