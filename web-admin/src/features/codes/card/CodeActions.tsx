import type { AdminCode } from '@qlaim/backend/contract';
import { download, IconButton, MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { printAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { copyLink } from './copy-link.ts';
import { OpenCode } from './open-code.ts';
import { qrPicture } from './qr-svg.ts';

export function CodeActions({ code }: { code: AdminCode }) {
  const open = useContext(OpenCode);
  const restriction = useCodeSwitch(code, 'restricted');
  const navigate = useNavigate();
  const may = useMay();

  const copy: MenuItem = { label: 'Copy the link', icon: 'copy', onSelect: () => void copyLink(code.link) };
  const print: MenuItem = {
    label: 'Print this code',
    icon: 'page',
    onSelect: () => navigate(...printAddress({ id: [code.id] })),
  };
  const svg: MenuItem = { label: 'Download as SVG', icon: 'download', onSelect: () => downloadSvg(code) };
  const pays: MenuItem = {
    label: code.restricted ? 'Mark as paying' : 'Mark as nonpaying',
    icon: 'store',
    onSelect: restriction.flip,
  };
  return (
    <div className="qa-code-actions">
      {may('content.manage') ? (
        <IconButton
          icon="edit"
          label={`Edit ${code.shortCode}`}
          onClick={() => open({ name: 'edit', code })}
        />
      ) : null}
      {may('codes.manage') ? (
        <IconButton
          icon="trash"
          label={`Delete ${code.shortCode}`}
          onClick={() => open({ name: 'delete', code })}
        />
      ) : null}
      <div className="qa-code-menu">
        <MenuButton
          icon="more"
          label={`More for ${code.shortCode}`}
          items={[copy, svg, ...(may('print') ? [print] : []), ...(may('codes.manage') ? [pays] : [])]}
        />
      </div>
    </div>
  );
}

function downloadSvg({ link, shortCode }: AdminCode) {
  download(`${shortCode}.svg`, qrPicture(link, shortCode).svg, 'image/svg+xml');
}
