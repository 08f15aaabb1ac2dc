import { formatCount } from '@qlaim/web-kit';
import { messageOf } from '../../api/message-of.ts';
import { useFailedUploads } from '../failed-uploads/index.ts';
import { useOperations } from '../operations/index.ts';
import { Tile } from './Tile.tsx';
import { lookText, toLookAt } from './to-look-at.ts';

/** One row: only the count beside it is needed. */
const COUNT = 1;

/** What failed, and which mails were refused. */
export function NeedsALook() {
  const state = useOperations('once');
  const uploads = useFailedUploads(COUNT);
  const error = state.error ?? uploads.error;
  const counts = state.data && uploads.total !== undefined ? toLookAt(state.data, uploads.total) : undefined;
  const count = counts?.reduce((sum, one) => sum + one.count, 0);
  return (
    <Tile title="Needs a look" to="/operations" figure={count === undefined ? undefined : formatCount(count)}>
      <span className="qk-soft">{noteOf()}</span>
    </Tile>
  );

  function noteOf(): string {
    if (error) return messageOf(error, 'This could not be read');
    return counts ? lookText(counts) : 'Reading …';
  }
}
