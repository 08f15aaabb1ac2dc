import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { Tabs } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import type { EditCodeProps, EditedType } from './edit-code-props.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ResetCode } from './ResetCode.tsx';
import { StoredNote } from './StoredNote.tsx';

/** The editor opens the tab of the current destination first; a code of another type opens on the first tab. */
export default function EditCode(props: EditCodeProps) {
  const { tabs } = useTexts(CODE_EDIT);
  const [stored] = useState<EditedType>(
    props.code.storedInfo?.infoType === 'phoneNumber' ? 'phoneNumber' : 'link',
  );
  const [tab, setTab] = useState(stored);
  return (
    <div className="qa-edit-code">
      <StoredNote code={props.code} />
      <Tabs<EditedType>
        label={tabs.label}
        value={tab}
        onChange={setTab}
        keepPanels
        items={[
          {
            id: 'link',
            label: tabs.link,
            icon: 'link',
            panel: <LinkPanel {...props} first={stored === 'link'} />,
          },
          {
            id: 'phoneNumber',
            label: tabs.phoneNumber,
            icon: 'phone',
            panel: <PhonePanel {...props} first={stored === 'phoneNumber'} />,
          },
        ]}
      />
      <div className="qa-edit-code-foot">
        <ResetCode code={props.code} onDone={props.onClose} />
      </div>
    </div>
  );
}
