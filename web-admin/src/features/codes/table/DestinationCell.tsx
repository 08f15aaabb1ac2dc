import type { AdminCode } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { describeDestination } from '@qlaim/web-kit';
import { OneLine } from './OneLine.tsx';

/** Where a code leads, on one line. */
export const DestinationCell = ({ code: { storedInfo } }: { code: AdminCode }) =>
  storedInfo === null ? (
    <span className="qk-soft">Nothing yet</span>
  ) : (
    <OneLine text={describeDestination(storedInfo, asciiLink)} />
  );
