import type { AdminCode } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { describeDestination } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { OneLine } from './OneLine.tsx';

/** Where a code leads, on one line. */
export function DestinationCell({ code: { storedInfo } }: { code: AdminCode }) {
  const { cells, content } = useTexts(CODE_TABLE);
  if (storedInfo === null) return <span className="qk-soft">{cells.nothing}</span>;
  return <OneLine text={describeDestination(storedInfo, asciiLink, content)} />;
}
