import {
  type Barcode,
  FORM_MESSAGES,
  isEmptyPlace,
  lifeDateParts,
  orderToStore,
  type PageFieldsInput,
  readCoordinates,
  writtenCoordinates,
} from '@qlaim/backend/contract';
import { z } from 'zod';
import type { FieldIssue } from '../../field-issues.ts';

const typed = () => z.string().default('');

/** A date of life as typed: three fields, of which only the year must be filled. `month` is 1 to 12. */
export const LifeDateValue = z.object({ year: typed(), month: typed(), day: typed() });
export type LifeDateValue = z.infer<typeof LifeDateValue>;

const NO_DATE = LifeDateValue.parse({});
const PlaceValue = z.object({ text: typed(), address: typed(), coordinates: typed() });
const NO_PLACE = PlaceValue.parse({});

/** What the tab Create Page holds of a person's life, as typed. A draft of an earlier version has none of it. */
export const LIFE_VALUES = {
  born: LifeDateValue.default(NO_DATE),
  died: LifeDateValue.default(NO_DATE),
  place: PlaceValue.default(NO_PLACE),
  links: z.array(z.object({ url: z.string(), text: z.string() })).default([]),
  /** Names of sections; empty for the default order. */
  order: z.array(z.string()).default([]),
};
export type LifeValues = z.infer<z.ZodObject<typeof LIFE_VALUES>>;

type StoredPage = Extract<Barcode['storedInfo'], { infoType: 'memories' }>['memories'];
type StoredLife = Pick<StoredPage, keyof LifeValues>;

function typedDate(date: string | null): LifeDateValue {
  const { year, month, day } = lifeDateParts(date ?? '') ?? {};
  return {
    year: year === undefined ? '' : String(year).padStart(4, '0'),
    month: String(month ?? ''),
    day: String(day ?? ''),
  };
}

/** Returns the input for what is stored of a person's life. */
export const lifeValuesOf = ({ born, died, place, links, order }: StoredLife): LifeValues => ({
  born: typedDate(born),
  died: typedDate(died),
  place:
    place === null
      ? NO_PLACE
      : { ...place, coordinates: place.coordinates === null ? '' : writtenCoordinates(place.coordinates) },
  links,
  order: [...orderToStore(order)],
});

/** Arabic and Persian digits are those of the keyboards there. */
const digits = (text: string): string =>
  text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Returns a typed date as the contract has it; null for none. What is no date becomes none there. */
export function dateOf({ year, month, day }: LifeDateValue): string | null {
  const parts = [digits(year), ...[month, day].map((part) => digits(part).padStart(2, '0'))];
  const said = day.trim() !== '' ? 3 : month.trim() !== '' ? 2 : 1;
  const date = parts.slice(0, said).join('-');
  return date === '' ? null : date;
}

/** Returns what is typed of a person's life, as the contract has it. Empty links at the end are no links. */
export function lifeOf({ born, died, place, links, order }: LifeValues) {
  const last = links.findLastIndex(({ url, text }) => url.trim() !== '' || text.trim() !== '');
  const typedPlace = { ...place, coordinates: readCoordinates(place.coordinates) ?? null };
  return {
    born: dateOf(born),
    died: dateOf(died),
    place: isEmptyPlace(typedPlace) ? null : typedPlace,
    links: links.slice(0, last + 1),
    order: [...order],
  } satisfies PageFieldsInput;
}

/** Maps a path of the contract to the path of its field. */
export const lifeField = (path: string): string =>
  path
    .replace(/^memories\.(born|died)$/, 'memories.$1.year')
    .replace(/^memories\.place$/, 'memories.place.text')
    .replace(/^(memories\.place\.coordinates)\..*$/, '$1');

/** Returns the problems that the contract does not see. */
export function lifeIssues({ place: { coordinates } }: LifeValues): readonly FieldIssue[] {
  if (coordinates.trim() === '' || readCoordinates(coordinates)) return [];
  return [{ field: 'memories.place.coordinates', message: FORM_MESSAGES.coordinates }];
}

/** Returns the dates of life in words: '12 May 1931 – 2024'. `write` writes a date in the language of the screen. */
export const datesInWords = (
  { born, died }: Pick<LifeValues, 'born' | 'died'>,
  write: (date: string) => string,
): string =>
  [born, died]
    .flatMap((date) => dateOf(date) ?? [])
    .map(write)
    .join(' – ');
