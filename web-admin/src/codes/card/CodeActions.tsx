import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { download, IconButton, MenuButton, type MenuItem } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { printAddress } from '../../api/code-addresses.ts';
import { useReadOnly } from '../../api/use-read-only.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';
import { menuSx } from './card-styles.ts';
import { copyLink } from './copy-link.ts';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';
import { qrPicture } from './qr-svg.ts';

const EraseUserDialog = lazy(() =>
  import('../../erase/index.ts').then((module) => ({ default: module.EraseUserDialog })),
);

type Open = 'edit' | 'delete' | 'erase' | undefined;

export function CodeActions({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState<Open>();
  const restriction = useCodeSwitch(code, 'restricted');
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const readOnly = useReadOnly();
  const { user } = code;

  const copy: MenuItem = { label: 'Copy the link', icon: 'copy', onSelect: () => void copyLink(code.link) };
  const print: MenuItem = {
    label: 'Print this code',
    icon: 'page',
    onSelect: () => navigate(...printAddress({ id: [code.id] })),
  };
  const svg: MenuItem = { label: 'Download as SVG', icon: 'download', onSelect: () => downloadSvg(code) };
  const changes: MenuItem[] = [
    {
      label: code.restricted ? 'Mark as paying' : 'Mark as nonpaying',
      icon: 'store',
      onSelect: restriction.flip,
    },
    ...(user === null
      ? []
      : [{ label: 'Delete this account', icon: 'person', onSelect: () => setOpen('erase') } as const]),
  ];
  return (
    <Box sx={{ display: 'flex' }}>
      {readOnly ? null : (
        <>
          <IconButton icon="edit" label={`Edit ${code.shortCode}`} onClick={() => setOpen('edit')} />
          <IconButton icon="trash" label={`Delete ${code.shortCode}`} onClick={() => setOpen('delete')} />
        </>
      )}
      <Box sx={menuSx}>
        <MenuButton
          icon="more"
          label={`More for ${code.shortCode}`}
          items={[copy, svg, ...(readOnly ? [] : [print, ...changes])]}
        />
      </Box>
      <EditCodeDialog code={code} open={open === 'edit'} onClose={close} />
      <DeleteCodeDialog code={code} open={open === 'delete'} onClose={close} />
      {open === 'erase' && user ? (
        <Suspense>
          <EraseUserDialog owner={user} onClose={close} />
        </Suspense>
      ) : null}
    </Box>
  );
}

function downloadSvg({ link, shortCode }: AdminCode) {
  download(`${shortCode}.svg`, qrPicture(link, shortCode).svg, 'image/svg+xml');
}
