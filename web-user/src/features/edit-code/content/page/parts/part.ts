import type { PageSection } from '@qlaim/backend/contract';
import type { EditWords } from '@qlaim/backend/texts/owner/edit';
import type { ComponentType } from 'react';
import type { EditForm } from '../../../edit-form.ts';
import type { PageValues } from '../page-values.ts';

/** The parts of the tab that have a fixed place, before and behind the sections of the page. */
export const HEAD = ['portrait', 'name', 'dates'] as const;
export const TAIL = ['access', 'look'] as const;

export type PartName = (typeof HEAD)[number] | PageSection | (typeof TAIL)[number];

/** One part of the tab Create Page. */
export interface Part {
  readonly Fields: ComponentType<{ form: EditForm }>;
  /** The fields of `memories` in it. A problem of one of them opens the part. */
  readonly fields: readonly (keyof PageValues)[];
  /** Says in a few words what is in it; empty for nothing. */
  readonly holds: (page: PageValues, texts: Pick<EditWords, 'parts' | 'versions'>) => string;
}
