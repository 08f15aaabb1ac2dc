import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { download, IconButton, MenuButton, type MenuItem, qrText } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { printAddress } from '../../../api/addresses.ts';
import { useMay } from '../../../api/use-may.ts';
import { useCodeSwitch } from '../commands/use-code-switch.ts';
import { OpenCode } from './open-code.ts';
import { qrPicture } from './qr-svg.ts';
import { useCopyLink } from './use-copy-link.ts';

export function CodeActions({ code }: { code: AdminCode }) {
  const open = useContext(OpenCode);
  const restriction = useCodeSwitch(code, 'restricted');
  const navigate = useNavigate();
  const may = useMay();
  const words = useTexts(CODE_LIST).actions;
  const copyLink = useCopyLink();

  const copy: MenuItem = { label: words.copy, icon: 'copy', onSelect: () => void copyLink(code.link) };
  const print: MenuItem = {
    label: words.print,
    icon: 'page',
    onSelect: () => navigate(...printAddress({ id: [code.id] })),
  };
  const svg: MenuItem = { label: words.svg, icon: 'download', onSelect: () => downloadSvg(code) };
  const pays: MenuItem = {
    label: code.restricted ? words.unrestrict : words.restrict,
    icon: 'store',
    onSelect: restriction.flip,
  };
  return (
    <div className="qa-code-actions">
      {may('content.manage') ? (
        <IconButton
          icon="edit"
          label={words.edit(code.shortCode)}
          onClick={() => open({ name: 'edit', code })}
        />
      ) : null}
      {may('codes.manage') ? (
        <IconButton
          icon="trash"
          label={words.remove(code.shortCode)}
          onClick={() => open({ name: 'delete', code })}
        />
      ) : null}
      <div className="qa-code-menu">
        <MenuButton
          icon="more"
          label={words.more(code.shortCode)}
          items={[copy, svg, ...(may('print') ? [print] : []), ...(may('codes.manage') ? [pays] : [])]}
        />
      </div>
    </div>
  );
}

function downloadSvg(code: AdminCode) {
  download(`${code.shortCode}.svg`, qrPicture(qrText(code)).svg, 'image/svg+xml');
}
