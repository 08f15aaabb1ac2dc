import { LinkedText } from './LinkedText.tsx';
import type { SectionProps } from './section.ts';

/** The words of the owner. */
export const Words = ({ page: { freeText, warnings } }: SectionProps) => (
  <LinkedText text={freeText} className="qp-text" warnings={warnings} />
);
