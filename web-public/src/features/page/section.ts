import type { PageView } from '@qlaim/backend/contract';
import type { ComponentType } from 'react';

export interface SectionProps {
  page: PageView;
  /** It is the first section of the page, and not folded. */
  open: boolean;
}

/** A section of a page: whether the page has it, and what it shows. */
export interface Section {
  readonly isThere: (page: PageView) => boolean;
  readonly Show: ComponentType<SectionProps>;
}
