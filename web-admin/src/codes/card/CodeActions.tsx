import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { download, IconButton, MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useState } from 'react';
import { useReadOnly } from '../../api/use-read-only.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';
import { qrPicture } from './qr-svg.ts';

type Open = 'edit' | 'delete' | undefined;

export function CodeActions({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState<Open>();
  const restriction = useCodeSwitch(code, 'restricted');
  const close = () => setOpen(undefined);
  const readOnly = useReadOnly();

  const restrict: MenuItem = {
    label: code.restricted ? 'Mark as paying' : 'Mark as nonpaying',
    icon: 'store',
    onSelect: restriction.flip,
  };
  const svg: MenuItem = { label: 'Download as SVG', icon: 'download', onSelect: () => downloadSvg(code) };
  const items = readOnly ? [svg] : [restrict, svg];
  return (
    <Box sx={{ display: 'grid', mr: -2 }}>
      <MenuButton label={`More for ${code.shortCode}`} items={items} />
      {readOnly ? null : (
        <>
          <IconButton icon="edit" label={`Edit ${code.shortCode}`} onClick={() => setOpen('edit')} />
          <IconButton icon="trash" label={`Delete ${code.shortCode}`} onClick={() => setOpen('delete')} />
        </>
      )}
      <EditCodeDialog code={code} open={open === 'edit'} onClose={close} />
      <DeleteCodeDialog code={code} open={open === 'delete'} onClose={close} />
    </Box>
  );
}

function downloadSvg({ link, shortCode }: AdminCode) {
  download(`${shortCode}.svg`, qrPicture(link, shortCode).svg, 'image/svg+xml');
}
