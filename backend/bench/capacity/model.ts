import type { Figures } from './figures.ts';

/** What an installation is asked to carry. All codes are scanned equally often, which is the hardest case. */
export interface Asked {
  readonly codes: number;
  readonly scansPerSecond: number;
}

/** What is done by as many processes as needed, and what one of a kind does for all. */
export const STATIONS = ['api', 'projector', 'leader', 'relay', 'store'] as const;
export type Station = (typeof STATIONS)[number];

export interface Needs {
  /** How many of each are busy all the time: 0.5 is one that is half busy. */
  readonly busy: Readonly<Record<Station, number>>;
  /** Gigabytes of memory for the index of lists, in each api that admins use. */
  readonly indexGigabytes: number;
  /** Terabytes that a year of scans takes in the log. */
  readonly logTerabytesOfYear: number;
  /** Hours until all read models are written again, by the document store's rate. */
  readonly rebuildHours: number;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MICROS = 1e6;

/**
 * Computes how busy each part of an installation is. An event holds more scans in a busier second, so that the leader and the relay
 * carry as few events as the scans of all apis fill. A document is written once for all scans of its code that gather.
 */
export function needsOf({ codes, scansPerSecond }: Asked, figures: Figures): Needs {
  const { hotScanMicros, coldScanMicros, codesInMemory, foldMicros, gatherSeconds } = figures;
  const hot = Math.min(1, codesInMemory / codes);
  const scanMicros = hot * hotScanMicros + (1 - hot) * coldScanMicros;
  const events = scansPerSecond / figures.scansOfEvent;
  const documents = distinct(codes, scansPerSecond * gatherSeconds) / gatherSeconds;
  return {
    busy: {
      api: (scansPerSecond * scanMicros) / MICROS,
      projector: documents / figures.projected + (scansPerSecond * foldMicros) / MICROS,
      leader: events / figures.appends,
      relay: events / figures.relayed,
      store: documents / figures.stored,
    },
    indexGigabytes: (codes * figures.indexBytes) / 1e9,
    logTerabytesOfYear: (scansPerSecond * YEAR_SECONDS * figures.scanBytes) / 1e12,
    rebuildHours: codes / figures.stored / 3600,
  };
}

/** The most scans a second that are looked at. */
const MOST = 1e9;

/** Returns the scans a second at which one of a station is busy all the time; undefined where they do not keep it busy. */
export function saturation(codes: number, station: Station, figures: Figures): number | undefined {
  if (needsOf({ codes, scansPerSecond: MOST }, figures).busy[station] < 1) return undefined;
  let [least, most] = [0, MOST];
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (needsOf({ codes, scansPerSecond: middle }, figures).busy[station] < 1) least = middle;
    else most = middle;
  }
  return Math.round(most);
}

/** Returns how many different codes so many scans are expected to meet. */
const distinct = (codes: number, scans: number): number => -codes * Math.expm1(-scans / codes);
