import type { Batch } from '@qlaim/backend/contract';
import { Button, Icon } from '@qlaim/web-kit';
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
  const [open, setOpen] = useState(false);
  const manifest = useManifest(batch);
  const may = useMay();
  const navigate = useNavigate();
  const codes = tableAddress({ batchId: id });
  return (
    <div className="qk-toolbar">
      {may('codes.manage') && approved < present ? (
        <ApproveBatch id={id} present={present} onStarted={() => navigate(codes)} onRefused={onRefused}>
          Approve all
        </ApproveBatch>
      ) : null}
      {may('codes.manage') ? (
        <Button variant="quiet" icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
          Edit name and note
        </Button>
      ) : null}
      {may('print') && present > 0 ? <RouteButton to={printBatchAddress(id)}>Print</RouteButton> : null}
      {may('codes.read') ? <RouteButton to={codes}>Codes</RouteButton> : null}
      <Button variant="quiet" busy={manifest.isPending} onClick={() => manifest.mutate()}>
        <span className="qk-hidden">Manifest </span>CSV
      </Button>
      {open ? <EditBatchDialog batch={batch} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
