import './home.css';
import type { Home } from '@qlaim/backend/contract';
import { HOME } from '@qlaim/backend/texts/console/home';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const { title } = useTexts(HOME);
  const read = useHome();
  return (
    <PageFrame title={title}>
      <ReadState read={read} height={180} />
      {read.data ? <Tiles home={read.data} /> : null}
    </PageFrame>
  );
}

function Tiles({ home: { unapproved, codes, claimed, claimedBefore, weeks } }: { home: Home }) {
  const words = useTexts(HOME);
  const { count } = useFormats();
  const may = useMay();
  return (
    <ul className="qa-tiles qk-list">
      <Tile title={words.toApprove} to={tableAddress({ approved: false })} figure={count(unapproved)}>
        <span className="qk-soft">{words.ofCodes(codes)}</span>
      </Tile>
      <Tile
        title={words.claimed}
        to={tableAddress({ claimed: true, claimedFrom: weeks.at(-1)?.from })}
        figure={count(claimed)}
      >
        <span className="qk-soft">{words.before(count(claimedBefore))}</span>
      </Tile>
      <WeeksOfScans weeks={weeks} />
      {may('operations.read') ? <NeedsALook /> : null}
    </ul>
  );
}
