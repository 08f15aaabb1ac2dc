import { z } from 'zod';
import { BROWSERS, DEVICES, SYSTEMS } from './names.ts';

/** The data of a visitor. It does not identify a person. */
export const Visitor = z.object({
  device: z.enum(DEVICES),
  os: z.string(),
  browser: z.string(),
  /** The registrable domain of the referring page, in old events its host; absent where the request names none. */
  referrer: z.string().optional(),
});
export type Visitor = z.infer<typeof Visitor>;
export type Client = Omit<Visitor, 'referrer'>;

/** A number in the list of names that every program has, or a name that is not in it. */
const Name = z.union([z.int(), z.string()]);

/** Device class, system and browser as events store them. */
export const PackedClient = z.tuple([z.int(), Name, Name]);
export type PackedClient = z.infer<typeof PackedClient>;

const numbersOf = (names: readonly string[]) => new Map(names.map((name, number) => [name, number]));
const SYSTEM_NUMBERS = numbersOf(SYSTEMS);
const BROWSER_NUMBERS = numbersOf(BROWSERS);

export const packClient = ({ device, os, browser }: Client): PackedClient => [
  DEVICES.indexOf(device),
  SYSTEM_NUMBERS.get(os) ?? os,
  BROWSER_NUMBERS.get(browser) ?? browser,
];

export const unpackClient = ([device, os, browser]: PackedClient): Client => ({
  device: DEVICES[device] ?? 'other',
  os: typeof os === 'number' ? (SYSTEMS[os] ?? 'other') : os,
  browser: typeof browser === 'number' ? (BROWSERS[browser] ?? 'other') : browser,
});
