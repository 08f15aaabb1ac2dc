import { ACCOUNT } from './account/account.ts';
import type { Category } from './aggregate.ts';
import { BANNER } from './banner/banner.ts';
import type { EventDefinition } from './event.ts';
import { INSTALLATION } from './installation/installation.ts';
import { QR_BATCH } from './qr-batch/qr-batch.ts';
import { QR_CODE } from './qr-code/qr-code.ts';
import { RESERVATION } from './reservation/reservation.ts';
import { SCANS } from './scans/events.ts';

/** Every category of streams. A new aggregate is a folder and a line here. */
export const CATEGORIES: readonly Category[] = [
  QR_CODE,
  QR_BATCH,
  ACCOUNT,
  RESERVATION,
  BANNER,
  SCANS,
  INSTALLATION,
];

/** Every type of event, by its name. */
export const DEFINITIONS: ReadonlyMap<string, EventDefinition> = new Map(
  CATEGORIES.flatMap(({ events }) => events.map((definition) => [definition.type, definition])),
);

/** How the names of all of the product's streams begin. A server may hold other streams beside them. */
export const OWN_STREAMS: readonly string[] = CATEGORIES.map(({ prefix }) => prefix);
