import Box from '@mui/material/Box';
import type { AdminCode, Owner } from '@qlaim/backend/contract';
import { Badge, exactTime, formatCreatedDate, IconButton } from '@qlaim/web-kit';
import { useState } from 'react';
import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';

/** The short code, which opens its link, and the editor beside it. */
export function CodeCell({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton icon="edit" label={`Edit ${code.shortCode}`} onClick={() => setOpen(true)} />
      <Box
        component="a"
        href={code.link}
        target="_blank"
        rel="noreferrer"
        sx={{ fontFamily: 'var(--qk-font-mono, monospace)', whiteSpace: 'nowrap' }}
      >
        {code.shortCode}
      </Box>
      <EditCodeDialog code={code} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

export function OwnerCell({ owner }: { owner: Owner | null }) {
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: '9rem' }}>
      {owner.firstName} {owner.lastName}
      <Box className="qk-soft">{owner.email}</Box>
    </Box>
  );
}

/** Approval in words, and badges for exceptions. */
export function StateCell({ code }: { code: AdminCode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span className={code.approved ? '' : 'qk-soft'}>{code.approved ? 'Approved' : 'Not approved'}</span>
      {code.isActive ? null : <Badge tone="danger">Disabled</Badge>}
      {code.restricted ? <Badge tone="danger">nonpaying</Badge> : null}
    </Box>
  );
}

export function TimeCell({ at }: { at: string | null }) {
  if (at === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="qk-hidden">not yet</span>
      </>
    );
  return (
    <time dateTime={at} title={exactTime(at)}>
      {formatCreatedDate(at)}
    </time>
  );
}
