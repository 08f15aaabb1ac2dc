import type { z } from 'zod';
import type { PageFields, PageLife } from '../../contract/content/page.ts';
import { inSectionOrder, orderToStore } from '../../contract/content/page-sections.ts';
import type { ContentOf } from './content-mapper.ts';

type StoredPage = ContentOf<'memories'>['memories'];
type StoredLife = Pick<StoredPage, 'born' | 'died' | 'place' | 'links' | 'order'>;

/** Returns what a page stores of a person's life. What is not said is absent, as in older pages. */
export function lifeToStore({
  born,
  died,
  place,
  links,
  order,
}: Pick<PageFields, keyof StoredLife>): StoredLife {
  const sections = orderToStore(order);
  return {
    ...(born === null ? {} : { born }),
    ...(died === null ? {} : { died }),
    ...(place === null
      ? {}
      : { place: { ...place, coordinates: place.coordinates === null ? undefined : place.coordinates } }),
    ...(links.length === 0 ? {} : { links }),
    ...(sections.length === 0 ? {} : { order: [...sections] }),
  };
}

/** Returns what an answer says of a person's life. */
export function shownLife({
  born,
  died,
  place,
  links = [],
  order = [],
}: StoredLife): z.infer<typeof PageLife> {
  return {
    born: born ?? null,
    died: died ?? null,
    place: place === undefined ? null : { ...place, coordinates: place.coordinates ?? null },
    links,
    order: [...inSectionOrder(order)],
  };
}
