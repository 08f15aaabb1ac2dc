import type { IconName } from '@qlaim/web-kit';
import type { ComponentType } from 'react';
import type { EditForm } from '../edit-form.ts';
import type { EditValues } from '../edit-values.ts';
import type { TabReading } from '../field-issues.ts';

/** How the editor shows one type of content. */
export interface ContentEditor {
  /** The icon of its tab. The code of the tab loads when it is opened. */
  readonly icon: IconName;
  readonly Tab: ComponentType<{ form: EditForm }>;
  /** How many fields the tab shows first, for the placeholder while it loads. */
  readonly fields: number;
  /** The screen of a phone after a scan. */
  readonly Screen: ComponentType<{ values: EditValues }>;
  /** Returns the update for the input of the tab, or the first issue of each field. */
  readonly read: (name: string, values: EditValues) => TabReading;
  /** Maps a path of the contract to the path of its field. */
  readonly fieldOf: (path: string) => string;
}
