import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';

const line = () => z.string().trim().max(LIMITS.placeLength, FORM_MESSAGES.placeLong).default('');

/** A point on Earth in degrees, north and east of zero (WGS 84). */
export const Coordinates = z.strictObject({
  latitude: z.number().min(-90, FORM_MESSAGES.coordinates).max(90, FORM_MESSAGES.coordinates),
  longitude: z.number().min(-180, FORM_MESSAGES.coordinates).max(180, FORM_MESSAGES.coordinates),
});
export type Coordinates = z.infer<typeof Coordinates>;

/** Where a person rests: in words, and where a map finds it. */
export interface PlaceParts {
  readonly text: string;
  readonly address: string;
  readonly coordinates: Coordinates | null;
}

/** Returns whether a place says nothing. */
export const isEmptyPlace = ({ text, address, coordinates }: PlaceParts): boolean =>
  text.trim() === '' && address.trim() === '' && coordinates === null;

/** The resting place of a person in a request: in words, and where a map finds it. */
export const RestingPlace = z
  .strictObject({ text: line(), address: line(), coordinates: Coordinates.nullable().default(null) })
  .refine((place) => !isEmptyPlace(place), { path: ['text'], message: FORM_MESSAGES.placeEmpty });

/** The resting place in an answer. */
export const RestingPlaceInfo = z.object({
  text: z.string(),
  address: z.string(),
  coordinates: z.object(Coordinates.shape).nullable(),
});

/** Two decimal numbers, as maps copy them: `40.4168, -3.7038`, also with decimal commas and signs of degrees. */
const PAIR =
  /^([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NS])?(?:\s*[,;]\s+|\s*;\s*|\s+|,)([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([EW])?$/i;

/** Reads typed coordinates, latitude first; undefined for a text that is none. It checks no range. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, north, southward, east, westward] = PAIR.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const signed = (number: string, negative: boolean) =>
    Number(number.replace(',', '.')) * (negative ? -1 : 1);
  return {
    latitude: signed(north, southward?.toUpperCase() === 'S'),
    longitude: signed(east, westward?.toUpperCase() === 'W'),
  };
}

/** Returns coordinates as they are typed. */
export const writtenCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude}, ${longitude}`;

/** Returns the address of a map that shows a place: its coordinates, else a search for its address or its words. */
export function mapAddress({ text, address, coordinates }: PlaceParts): string {
  if (coordinates === null)
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent((address || text).toWellFormed())}`;
  const { latitude, longitude } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
