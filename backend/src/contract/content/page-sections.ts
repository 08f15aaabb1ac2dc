import { z } from 'zod';

/** The sections of a page below its head, in their default order. A new one is a name here; the types name what lacks it. */
export const PAGE_SECTIONS = [
  'words',
  'pictures',
  'videos',
  'recordings',
  'documents',
  'place',
  'links',
] as const;
export const PageSection = z.enum(PAGE_SECTIONS);
export type PageSection = z.infer<typeof PageSection>;

const NAME_LENGTH = 40;
const MOST = 50;

/** The order of the sections in a request. Names that are not known are ignored, so that it may be of a newer program. */
export const SectionOrder = z.array(z.string().max(NAME_LENGTH)).max(MOST).default([]);

/** Returns every section once: those that are named in their order, then the others in the default one. */
export function inSectionOrder(named: readonly string[]): readonly PageSection[] {
  const known = named.flatMap((name) => PageSection.safeParse(name).data ?? []);
  return [...new Set([...known, ...PAGE_SECTIONS])];
}

/** Returns the order to store; empty for the default one, in which later sections find their places. */
export const orderToStore = (named: readonly string[]): readonly PageSection[] => {
  const order = inSectionOrder(named);
  return order.every((section, place) => section === PAGE_SECTIONS[place]) ? [] : order;
};
