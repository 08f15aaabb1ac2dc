import type { CommandContext } from '../../../commands/context.ts';
import type { Media } from '../../../ports/media.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the calls about files need of the product. */
export interface FilePorts extends CommandContext {
  readonly files: ObjectStorage;
  readonly media: Media;
  readonly settings: Pick<
    HttpSettings,
    'isOurs' | 'legal' | 'publicUrl' | 'requireAdminTotp' | 'uploadQuota'
  >;
  readonly store: ReadStore;
}
