import type { AccountEvent } from '../../../../domain/account/events.ts';
import type { ApiKeyEvent } from '../../../../domain/api-key/events.ts';
import type { BannerEvent } from '../../../../domain/banner/events.ts';
import type { BulkActionEvent } from '../../../../domain/bulk-action/events.ts';
import type { DomainSettingsEvent } from '../../../../domain/domain-settings/events.ts';
import type { GoogleReservationEvent } from '../../../../domain/google-reservation/events.ts';
import type { InstallationEvent } from '../../../../domain/installation/events.ts';
import type { NoticeEvent } from '../../../../domain/notice/events.ts';
import type { QrBatchEvent } from '../../../../domain/qr-batch/events.ts';
import type { QrCodeEvent } from '../../../../domain/qr-code/events.ts';
import type { RebuildEvent } from '../../../../domain/rebuilds/events.ts';
import type { ReservationEvent } from '../../../../domain/reservation/events.ts';
import type { ScanArchivesEvent } from '../../../../domain/scans/archives.ts';
import type { ScansEvent } from '../../../../domain/scans/events.ts';
import type { ReturnedScansEvent } from '../../../../domain/scans/returned.ts';
import type { ScanSumsEvent } from '../../../../domain/scans/scan-sums.ts';
import type { SharedViewEvent } from '../../../../domain/shared-views/events.ts';
import type { SignInEvent } from '../../../../domain/sign-ins/sign-ins.ts';
import type { SignUpEvent } from '../../../../domain/sign-up/events.ts';
import type { WebhookEvent } from '../../../../domain/webhook/events.ts';

/** What happens to codes, one or many. */
export type CodesEvent = QrCodeEvent | QrBatchEvent | BulkActionEvent | SharedViewEvent;

/** What happens to scans, one or many, and to their archives. */
export type ScanTextsEvent = ScansEvent | ScanSumsEvent | ScanArchivesEvent | ReturnedScansEvent;

/** What happens to the product, and to what it talks to. */
export type OperationEvent =
  | ApiKeyEvent
  | BannerEvent
  | DomainSettingsEvent
  | GoogleReservationEvent
  | InstallationEvent
  | RebuildEvent
  | ReservationEvent
  | SignInEvent
  | SignUpEvent
  | WebhookEvent;

export type AuditedEvent = AccountEvent | CodesEvent | NoticeEvent | OperationEvent | ScanTextsEvent;
