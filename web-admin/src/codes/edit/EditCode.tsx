import type { InfoType } from '@qlaim/backend/contract';
import { Tabs } from '@qlaim/web-kit';
import { useState } from 'react';
import type { EditCodeProps } from './edit-code-props.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ResetCode } from './ResetCode.tsx';

/** The editor opens the tab of the current destination first. */
export default function EditCode(props: EditCodeProps) {
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
