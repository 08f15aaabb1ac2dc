import type { Home } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { dayText } from '@qlaim/web-kit/figures';
import { Tile } from './Tile.tsx';

const WIDTH = 10;
const GAP = 3;
const HEIGHT = 36;
/** A week without scans is seen as well. */
const LOWEST = 1;

/** The scans of eight weeks, and a bar for each of them. */
export function WeeksOfScans({ weeks }: Pick<Home, 'weeks'>) {
  const counts = weeks.map(({ count }) => count);
  const top = Math.max(...counts, 1);
  return (
    <Tile
      title="Scans, 8 weeks"
      to="/scans"
      figure={formatCount(counts.reduce((sum, count) => sum + count, 0))}
    >
      <svg
        role="img"
        aria-label={`Scans a week, oldest first: ${counts.map(formatCount).join(', ')}`}
        viewBox={`0 0 ${weeks.length * (WIDTH + GAP)} ${HEIGHT}`}
        className="qa-weeks"
        preserveAspectRatio="none"
      >
        {weeks.map(({ from, count }, place) => {
          const height = Math.max((count / top) * HEIGHT, LOWEST);
          return (
            <rect key={from} x={place * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height}>
              <title>{`Week from ${dayText(from)}: ${formatCount(count)}`}</title>
            </rect>
          );
        })}
      </svg>
    </Tile>
  );
}
