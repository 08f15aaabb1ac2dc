import { accountEvents } from './account/events.ts';
import { bannerEvents } from './banner/banner.ts';
import type { EventDefinition } from './event.ts';
import { installationEvents } from './installation/installation.ts';
import { qrBatchEvents } from './qr-batch/events.ts';
import { qrCodeEvents } from './qr-code/events.ts';
import { reservationEvents } from './reservation/reservation.ts';
import { scanEvents } from './scans/events.ts';

/** Every type of event there is, by aggregate: what `docs/events.md` shows. */
export const CATALOGUE = {
  'qr-code': qrCodeEvents,
  'qr-batch': qrBatchEvents,
  account: accountEvents,
  reservation: reservationEvents,
  banner: bannerEvents,
  scans: scanEvents,
  installation: installationEvents,
} as const satisfies Record<string, readonly EventDefinition[]>;

const all: readonly EventDefinition[] = Object.values(CATALOGUE).flat();

export const DEFINITIONS: ReadonlyMap<string, EventDefinition> = new Map(
  all.map((definition) => [definition.type, definition]),
);
