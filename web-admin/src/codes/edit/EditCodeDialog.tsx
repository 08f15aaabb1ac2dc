import type { AdminCode, InfoType } from '@qlaim/backend/contract';
import { Dialog, Tabs } from '@qlaim/web-kit';
import { useState } from 'react';
import { LinkPanel } from './LinkPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ResetCode } from './ResetCode.tsx';

export interface EditCodeProps {
  code: AdminCode;
  /** Asked for once there is nothing more to do. */
  onClose: () => void;
}

export function EditCodeDialog({ open, ...rest }: EditCodeProps & { open: boolean }) {
  return (
    <Dialog open={open} title={`Edit ${rest.code.shortCode}`} onClose={rest.onClose}>
      <EditCode {...rest} />
    </Dialog>
  );
}

/** The tab of what the code leads to now is open first. */
function EditCode(props: EditCodeProps) {
  const [tab, setTab] = useState<InfoType>(props.code.storedInfo?.infoType ?? 'link');
  return (
    <>
      <Tabs<InfoType>
        label="Where the code leads"
        value={tab}
        onChange={setTab}
        keepPanels
        items={[
          { id: 'link', label: 'Link', icon: 'link', panel: <LinkPanel {...props} /> },
          { id: 'phoneNumber', label: 'Phone', icon: 'phone', panel: <PhonePanel {...props} /> },
        ]}
      />
      <ResetCode {...props} />
    </>
  );
}
