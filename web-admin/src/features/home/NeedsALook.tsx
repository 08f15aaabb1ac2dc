import { HOME } from '@qlaim/backend/texts/console/home';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useFailure } from '../../texts/use-say.ts';
import { useFailedUploads } from '../failed-uploads/index.ts';
import { useOperations, useTroubles } from '../operations/index.ts';
import { Tile } from './Tile.tsx';
import { lookText, toLookAt } from './to-look-at.ts';

/** One row: only the count beside it is needed. */
const COUNT = 1;

/** What failed, and which mails were refused. */
export function NeedsALook() {
  const words = useTexts(HOME).look;
  const formats = useFormats();
  const failure = useFailure();
  const troublesOf = useTroubles();
  const state = useOperations('once');
  const uploads = useFailedUploads(COUNT);
  const error = state.error ?? uploads.error;
  const troubles = state.data && troublesOf(state.data).length;
  const counts =
    troubles !== undefined && uploads.total !== undefined ? toLookAt(troubles, uploads.total) : undefined;
  const count = counts?.reduce((sum, one) => sum + one.count, 0);
  return (
    <Tile
      title={words.title}
      to="/operations"
      figure={count === undefined ? undefined : formats.count(count)}
    >
      <span className="qk-soft">{noteOf()}</span>
    </Tile>
  );

  function noteOf(): string {
    if (error) return failure(error, words.notRead);
    return counts ? lookText(counts, words, formats.locale) : words.reading;
  }
}
