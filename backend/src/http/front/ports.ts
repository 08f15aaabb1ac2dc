import type { CommandContext } from '../../commands/context.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { ApiKeyPorts } from '../api/api-keys/ports.ts';
import type { AuditPorts } from '../api/audit/ports.ts';
import type { BannerPorts } from '../api/banners/ports.ts';
import type { BatchPorts } from '../api/batches/ports.ts';
import type { BulkPorts } from '../api/bulk/ports.ts';
import type { CodePorts } from '../api/codes/ports.ts';
import type { ConsolePorts } from '../api/console/ports.ts';
import type { DomainPorts } from '../api/domains/ports.ts';
import type { FilePorts } from '../api/files/ports.ts';
import type { LivePorts } from '../api/live/ports.ts';
import type { NoticePorts } from '../api/notices/ports.ts';
import type { PersonalDataPorts } from '../api/people/personal-data/ports.ts';
import type { PeoplePorts } from '../api/people/ports.ts';
import type { PicturePorts } from '../api/pictures/ports.ts';
import type { PrintPorts } from '../api/print/ports.ts';
import type { RebuildPorts } from '../api/rebuilds/ports.ts';
import type { SharedViewPorts } from '../api/shared-views/ports.ts';
import type { GooglePorts } from '../api/sign-in/google/ports.ts';
import type { PasskeyPorts } from '../api/sign-in/passkeys/ports.ts';
import type { SignInPorts } from '../api/sign-in/ports.ts';
import type { WebhookPorts } from '../api/webhooks/ports.ts';
import type { KeyUses } from '../edge/api-keys/key-uses.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import type { ConsolePagePorts } from '../pages/console/ports.ts';
import type { LandingPorts } from '../pages/landing/ports.ts';
import type { OwnerPagePorts } from '../pages/owner-pages/ports.ts';
import type { PagePorts } from '../pages/ports.ts';
import type { QrImagePorts } from '../pages/qr-image/ports.ts';
import type { ScanPagePorts } from '../pages/scan-pages/ports.ts';

/** What the registration of all routes needs of the product. */
export interface FrontPorts extends CommandContext {
  readonly keyUses: KeyUses;
  readonly limiter: RateLimiter;
  /** Counts calls that only read, in this process alone: a count elsewhere would cost more than the read. */
  readonly readLimiter: RateLimiter;
  readonly settings: Pick<
    HttpSettings,
    'appOrigins' | 'appsRoot' | 'fileOrigins' | 'legal' | 'publicUrl' | 'requireAdminTotp' | 'trustProxy'
  >;
}

/** What all routes need of the product. */
export type AppPorts = FrontPorts &
  PicturePorts &
  BulkPorts &
  AuditPorts &
  DomainPorts &
  FilePorts &
  SignInPorts &
  PasskeyPorts &
  GooglePorts &
  ApiKeyPorts &
  WebhookPorts &
  BannerPorts &
  CodePorts &
  BatchPorts &
  PrintPorts &
  ConsolePorts &
  ConsolePagePorts &
  RebuildPorts &
  SharedViewPorts &
  NoticePorts &
  LivePorts &
  PeoplePorts &
  PersonalDataPorts &
  PagePorts &
  LandingPorts &
  QrImagePorts &
  ScanPagePorts &
  OwnerPagePorts;
