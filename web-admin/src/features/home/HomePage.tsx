import './home.css';
import type { Home } from '@qlaim/backend/contract';
import { Count, formatCount } from '@qlaim/web-kit';
import { tableAddress } from '../../api/addresses.ts';
import { useMay } from '../../api/use-may.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadState } from '../../widgets/ReadState.tsx';
import { NeedsALook } from './NeedsALook.tsx';
import { Tile } from './Tile.tsx';
import { useHome } from './use-home.ts';
import { WeeksOfScans } from './WeeksOfScans.tsx';

/** What waits for the people who run the shop, and what is new: each figure leads to what it counts. */
export function HomePage() {
  const read = useHome();
  return (
    <PageFrame title="Home">
      <ReadState read={read} height={180} />
      {read.data ? <Tiles home={read.data} /> : null}
    </PageFrame>
  );
}

function Tiles({ home: { unapproved, codes, claimed, claimedBefore, weeks } }: { home: Home }) {
  const may = useMay();
  return (
    <ul className="qa-tiles qk-list">
      <Tile title="To approve" to={tableAddress({ approved: false })} figure={formatCount(unapproved)}>
        <span className="qk-soft">
          of <Count value={codes} one="code" />
        </span>
      </Tile>
      <Tile
        title="Claimed this week"
        to={tableAddress({ claimed: true, claimedFrom: weeks.at(-1)?.from })}
        figure={formatCount(claimed)}
      >
        <span className="qk-soft">{formatCount(claimedBefore)} in the week before</span>
      </Tile>
      <WeeksOfScans weeks={weeks} />
      {may('operations.read') ? <NeedsALook /> : null}
    </ul>
  );
}
