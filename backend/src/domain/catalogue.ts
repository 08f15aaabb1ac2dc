import { ACCOUNT } from './account/account.ts';
import type { Category } from './aggregate.ts';
import { API_KEY } from './api-key/api-key.ts';
import { BANNER } from './banner/banner.ts';
import { BULK_ACTION } from './bulk-action/bulk-action.ts';
import { DOMAIN_SETTINGS } from './domain-settings/domain-settings.ts';
import type { EventDefinition } from './event.ts';
import { GOOGLE_RESERVATION } from './google-reservation/google-reservation.ts';
import { INSTALLATION } from './installation/installation.ts';
import { NOTICE } from './notice/notice.ts';
import { QR_BATCH } from './qr-batch/qr-batch.ts';
import { QR_CODE } from './qr-code/qr-code.ts';
import { REBUILDS } from './rebuilds/rebuilds.ts';
import { RESERVATION } from './reservation/reservation.ts';
import { SCAN_ARCHIVES } from './scans/archives.ts';
import { SCANS } from './scans/events.ts';
import { RETURNED_SCANS } from './scans/returned.ts';
import { SCAN_SUMS } from './scans/scan-sums.ts';
import { SHARED_VIEWS } from './shared-views/shared-views.ts';
import { SIGN_INS } from './sign-ins/sign-ins.ts';
import { SIGN_UP } from './sign-up/sign-up.ts';
import { WEBHOOK } from './webhook/webhook.ts';

/** Every category of streams. A new aggregate is a folder and a line here. */
export const CATEGORIES = [
  QR_CODE,
  QR_BATCH,
  ACCOUNT,
  SIGN_INS,
  RESERVATION,
  GOOGLE_RESERVATION,
  SIGN_UP,
  BANNER,
  SCANS,
  SCAN_SUMS,
  SCAN_ARCHIVES,
  RETURNED_SCANS,
  INSTALLATION,
  BULK_ACTION,
  WEBHOOK,
  API_KEY,
  REBUILDS,
  SHARED_VIEWS,
  NOTICE,
  DOMAIN_SETTINGS,
] as const satisfies readonly Category[];

/** Every event definition, by its type. */
export const DEFINITIONS: ReadonlyMap<string, EventDefinition> = new Map(
  CATEGORIES.flatMap(({ events }) => events.map((definition) => [definition.type, definition])),
);

/** The prefixes of the product's streams. A server may hold other streams too. */
export const OWN_STREAMS: readonly string[] = CATEGORIES.map(({ prefix }) => prefix);

/**
 * Streams that lose their beginning, to retention or to archives. No feed shows what was removed: it would be counted twice, or would
 * last longer than the operator has promised.
 */
export const TRUNCATED = [SCANS, SIGN_INS, RETURNED_SCANS] as const satisfies readonly Category[];
