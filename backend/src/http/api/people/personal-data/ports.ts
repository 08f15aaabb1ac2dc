import type { Logger } from 'pino';
import type { CommandContext } from '../../../../commands/context.ts';
import type { ObjectStorage } from '../../../../ports/object-storage.ts';
import type { ReadStore } from '../../../../ports/read-store.ts';
import type { HttpSettings } from '../../../edge/settings/settings.ts';

/** What the download of personal data needs of the product. */
export interface PersonalDataPorts extends CommandContext {
  readonly files: ObjectStorage;
  readonly logger: Logger;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'legal' | 'publicUrl' | 'requireAdminTotp'>;
  readonly store: ReadStore;
}
