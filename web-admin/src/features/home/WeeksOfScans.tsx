import type { Home } from '@qlaim/backend/contract';
import { HOME } from '@qlaim/backend/texts/console/home';
import { useFormats } from '@qlaim/web-kit';
import { dayText } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { Tile } from './Tile.tsx';

const WIDTH = 10;
const GAP = 3;
const HEIGHT = 36;
/** A week without scans is seen as well. */
const LOWEST = 1;

/** The scans of eight weeks, and a bar for each of them. */
export function WeeksOfScans({ weeks }: Pick<Home, 'weeks'>) {
  const words = useTexts(HOME);
  const formats = useFormats();
  const list = new Intl.ListFormat(formats.locale, { type: 'unit' });
  const counts = weeks.map(({ count }) => count);
  const top = Math.max(...counts, 1);
  return (
    <Tile
      title={words.weeks}
      to="/scans"
      figure={formats.count(counts.reduce((sum, count) => sum + count, 0))}
    >
      <svg
        role="img"
        aria-label={words.weeksInWords(list.format(counts.map(formats.count)))}
        viewBox={`0 0 ${weeks.length * (WIDTH + GAP)} ${HEIGHT}`}
        className="qa-weeks"
        preserveAspectRatio="none"
      >
        {weeks.map(({ from, count }, place) => {
          const height = Math.max((count / top) * HEIGHT, LOWEST);
          return (
            <rect key={from} x={place * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height}>
              <title>{words.week(dayText(from, formats.locale), formats.count(count))}</title>
            </rect>
          );
        })}
      </svg>
    </Tile>
  );
}
