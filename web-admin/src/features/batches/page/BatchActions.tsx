import type { Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { printBatchAddress, tableAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { RouteButton } from '../../../widgets/RouteButton.tsx';
import { ApproveBatch } from '../ApproveBatch.tsx';
import { EditBatchDialog } from '../EditBatchDialog.tsx';
import { useManifest } from './use-manifest.ts';

interface BatchActionsProps {
  batch: Batch;
  onRefused: () => void;
}

/** What can be done with a batch, as far as the role may. */
export function BatchActions({ batch, onRefused }: BatchActionsProps) {
  const { id, present, approved } = batch;
  const words = useTexts(BATCHES).actions;
  const [open, setOpen] = useState(false);
  const manifest = useManifest(batch);
  const may = useMay();
  const navigate = useNavigate();
  const codes = tableAddress({ batchId: id });
  return (
    <div className="qk-toolbar">
      {may('codes.manage') && approved < present ? (
        <ApproveBatch id={id} present={present} onStarted={() => navigate(codes)} onRefused={onRefused}>
          {words.approve}
        </ApproveBatch>
      ) : null}
      {may('codes.manage') ? (
        <Button variant="quiet" icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      ) : null}
      {may('print') && present > 0 ? (
        <RouteButton to={printBatchAddress(id)}>{words.print}</RouteButton>
      ) : null}
      {may('codes.read') ? <RouteButton to={codes}>{words.codes}</RouteButton> : null}
      <Button
        variant="quiet"
        aria-label={words.manifest}
        busy={manifest.isPending}
        onClick={() => manifest.mutate()}
      >
        {words.csv}
      </Button>
      {open ? <EditBatchDialog batch={batch} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
