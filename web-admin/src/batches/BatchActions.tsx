import Box from '@mui/material/Box';
import { type Batch, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { Button, download } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/ApiProvider.tsx';
import { tableAddress } from '../api/code-addresses.ts';
import { useSayWhy } from '../api/use-command.ts';
import { batchName } from './batch-name.ts';
import { EditBatchDialog } from './EditBatchDialog.tsx';

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto auto', lg: 'repeat(4, auto)' },
  alignItems: 'center',
  justifyContent: 'start',
  gap: 2,
  whiteSpace: 'nowrap',
} as const;
const linkSx = { display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 2 } as const;

export function BatchActions({ batch }: { batch: Batch }) {
  const [open, setOpen] = useState(false);
  const manifest = useManifest(batch);
  const of = `of ${batchName(batch)}`;
  return (
    <Box sx={rowSx}>
      <Box component={Link} to={tableAddress({ batchId: batch.id })} sx={linkSx}>
        Codes<span className="qk-hidden"> {of}</span>
      </Box>
      <Box component={Link} to={`/print/${batch.id}`} sx={linkSx}>
        Print<span className="qk-hidden"> the codes {of}</span>
      </Box>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Edit<span className="qk-hidden"> name and note {of}</span>
      </Button>
      <Button variant="quiet" busy={manifest.isPending} onClick={() => manifest.mutate()}>
        <span className="qk-hidden">Manifest </span>CSV<span className="qk-hidden"> {of}</span>
      </Button>
      {open ? <EditBatchDialog batch={batch} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

/** Saves links and short codes of a batch, for a printer. */
function useManifest({ id, createdAt }: Batch) {
  const client = useApi();
  const sayWhy = useSayWhy(FALLBACKS.general);
  return useMutation({
    mutationFn: () => client(CONSOLE_ROUTES.batchManifest, { params: { id } }),
    onSuccess: ({ csv }) =>
      download(`manifest-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.csv`, csv, 'text/csv;charset=utf-8'),
    onError: sayWhy,
  });
}
