import Box from '@mui/material/Box';
import { Tabs } from '@qlaim/web-kit';
import { useState } from 'react';
import type { EditCodeProps, EditedType } from './edit-code-props.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ResetCode } from './ResetCode.tsx';
import { StoredNote } from './StoredNote.tsx';

/** The panels lie on each other, so that the dialog keeps its height while tabs change. */
const stackedSx = {
  '& .qk-tabs': { display: 'grid' },
  '& .qk-tab-panel': { gridRow: 2, gridColumn: 1, pt: 0 },
  '& .qk-tab-panel[hidden]': { display: 'block', visibility: 'hidden' },
} as const;

/** The editor opens the tab of the current destination first; a code of another type opens on the first tab. */
export default function EditCode(props: EditCodeProps) {
  const [stored] = useState<EditedType>(
    props.code.storedInfo?.infoType === 'phoneNumber' ? 'phoneNumber' : 'link',
  );
  const [tab, setTab] = useState(stored);
  return (
    <Box sx={stackedSx}>
      <StoredNote code={props.code} />
      <Tabs<EditedType>
        label="Where the code leads"
        value={tab}
        onChange={setTab}
        keepPanels
        items={[
          {
            id: 'link',
            label: 'Link',
            icon: 'link',
            panel: <LinkPanel {...props} first={stored === 'link'} />,
          },
          {
            id: 'phoneNumber',
            label: 'Phone',
            icon: 'phone',
            panel: <PhonePanel {...props} first={stored === 'phoneNumber'} />,
          },
        ]}
      />
      <ResetCode {...props} />
    </Box>
  );
}
