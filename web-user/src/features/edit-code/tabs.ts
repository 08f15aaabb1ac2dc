import type { IconName } from '@qlaim/web-kit';
import { type ComponentType, lazy } from 'react';
import type { TabProps } from './content/tab-props.ts';
import type { EditValues } from './edit-values.ts';

interface EditTab {
  readonly id: EditValues['tab'];
  readonly label: string;
  readonly icon: IconName;
  readonly Tab: ComponentType<TabProps>;
  /** How many fields the tab shows first, for the placeholder while it loads. */
  readonly fields: number;
}

/** The tabs in the order of specification section 2. The code of each loads when it is opened. */
export const EDIT_TABS: readonly EditTab[] = [
  {
    id: 'link',
    label: 'Url / Link',
    icon: 'link',
    Tab: lazy(async () => ({ default: (await import('./content/link/LinkTab.tsx')).LinkTab })),
    fields: 1,
  },
  {
    id: 'phoneNumber',
    label: 'Phone Call',
    icon: 'phone',
    Tab: lazy(async () => ({ default: (await import('./content/phone-number/PhoneTab.tsx')).PhoneTab })),
    fields: 2,
  },
  {
    id: 'memories',
    label: 'Create Page',
    icon: 'page',
    Tab: lazy(() => import('./content/memories/PageTab.tsx')),
    fields: 6,
  },
  {
    id: 'pdf',
    label: 'PDF',
    icon: 'file',
    Tab: lazy(() => import('./content/pdf/PdfTab.tsx')),
    fields: 2,
  },
  {
    id: 'image',
    label: 'Images/Videos',
    icon: 'image',
    Tab: lazy(() => import('./content/image/GalleryTab.tsx')),
    fields: 1,
  },
  {
    id: 'smartQR',
    label: 'Smart QR',
    icon: 'clock',
    Tab: lazy(async () => ({ default: (await import('./content/smart-qr/SmartTab.tsx')).SmartTab })),
    fields: 5,
  },
];
