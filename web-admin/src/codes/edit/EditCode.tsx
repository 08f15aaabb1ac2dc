import { Tabs } from '@qlaim/web-kit';
import { useState } from 'react';
import type { EditCodeProps } from './edit-code-props.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ResetCode } from './ResetCode.tsx';

/** The types that the console edits (section 2); a code of another type opens on the first tab. */
type EditedType = 'link' | 'phoneNumber';

/** The editor opens the tab of the current destination first. */
export default function EditCode(props: EditCodeProps) {
  const [tab, setTab] = useState<EditedType>(
    props.code.storedInfo?.infoType === 'phoneNumber' ? 'phoneNumber' : 'link',
  );
  return (
    <>
      <Tabs<EditedType>
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
