import { Icon } from '@qlaim/web-kit';
import type { FileValue } from '../../../files/file-value.ts';

/** The recordings, as the first screen of the page shows them. */
export function RecordingsScreen({ recordings }: { recordings: readonly FileValue[] }) {
  return recordings.map(({ id, name, description }) => (
    <p key={id} className="qu-page-pdf qk-small">
      <Icon name="play" size={16} />
      <span>{description.trim() || name}</span>
    </p>
  ));
}
