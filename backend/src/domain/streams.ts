import { ACCOUNT_STREAMS } from './account/events.ts';
import { BANNER_STREAM } from './banner/banner.ts';
import { INSTALLATION_STREAM } from './installation/installation.ts';
import { BATCH_STREAMS } from './qr-batch/events.ts';
import { CODE_STREAMS } from './qr-code/events.ts';
import { RESERVATION_STREAMS } from './reservation/reservation.ts';
import { SCAN_STREAMS } from './scans/events.ts';

/** How the names of all of the product's streams begin. A server may hold other streams beside them. */
export const OWN_STREAMS: readonly string[] = [
  ACCOUNT_STREAMS,
  BANNER_STREAM,
  BATCH_STREAMS,
  CODE_STREAMS,
  INSTALLATION_STREAM,
  RESERVATION_STREAMS,
  SCAN_STREAMS,
];
