import Box from '@mui/material/Box';
import type { StoredInfo } from '@qlaim/backend/contract';
import { describeDestination } from '@qlaim/web-kit';

const oneLineSx = {
  display: 'block',
  maxWidth: '15rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Where a code leads, on one line; the whole is in the tooltip. */
export function DestinationCell({ storedInfo }: { storedInfo: StoredInfo | null }) {
  if (storedInfo === null) return <span className="qk-soft">Nothing yet</span>;
  const words = wordsOf(storedInfo);
  return (
    <Box component="span" title={words} sx={oneLineSx}>
      {words}
    </Box>
  );
}

function wordsOf(info: StoredInfo): string {
  const { infoType } = info;
  if (infoType === 'link') return describeDestination(info);
  if (infoType === 'phoneNumber') return describeDestination({ infoType, phoneNumber: info.shown });
  if (infoType === 'memories') return describeDestination({ infoType, title: info.memories.title });
  return describeDestination({ infoType });
}
