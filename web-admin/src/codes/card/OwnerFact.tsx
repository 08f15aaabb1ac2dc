import Box from '@mui/material/Box';
import type { Owner } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { useReadOnly } from '../../api/use-read-only.ts';
import { EraseUserDialog } from '../erase/EraseUserDialog.tsx';

export function OwnerFact({ owner }: { owner: Owner | null }) {
  const [asked, setAsked] = useState(false);
  const readOnly = useReadOnly();
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <span>
        {owner.firstName} {owner.lastName}
      </span>
      <Box component="a" href={`mailto:${owner.email}`} sx={{ minHeight: 24, overflowWrap: 'anywhere' }}>
        {owner.email}
      </Box>
      {readOnly ? null : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Delete this account
        </Button>
      )}
      {asked ? <EraseUserDialog owner={owner} onClose={() => setAsked(false)} /> : null}
    </Box>
  );
}
