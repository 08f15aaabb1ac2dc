import { isEmpty } from './content/memories/page-values.ts';
import type { EditValues } from './edit-values.ts';
import { useRunningUploads } from './files/running-uploads.ts';

/** Why the form can't be saved now. */
export interface SaveBlock {
  /** The number of running uploads. */
  readonly uploading: number;
  /** The Create Page tab is open and has nothing to show (section 2). */
  readonly empty: boolean;
}

export function useSaveBlock({ tab, memories }: EditValues): SaveBlock {
  const uploading = useRunningUploads();
  return { uploading, empty: tab === 'memories' && isEmpty(memories) };
}
