import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { codeLinkSx, oneLineSx } from './card-styles.ts';
import { OneLine } from './OneLine.tsx';

/** The link of a code. Where it does not fit, the host is cut, and the short code stays. */
export function CodeLink({ code: { link } }: { code: AdminCode }) {
  const end = link.lastIndexOf('/') + 1;
  return (
    <OneLine href={link} whole={link}>
      <Box component="span" className="qk-code" sx={codeLinkSx}>
        <Box component="span" sx={oneLineSx}>
          {link.slice(0, end).replace(/^https?:\/\//, '')}
        </Box>
        <span>{link.slice(end)}</span>
      </Box>
    </OneLine>
  );
}
