import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Badge, Card } from '@qlaim/web-kit';
import { PictureSlot } from '../picture/PictureSlot.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { CodePicture } from './CodePicture.tsx';
import { CodeSwitches } from './CodeSwitches.tsx';
import { CopyLink } from './CopyLink.tsx';
import { cardSx, headSx, linkSx, nameSx } from './card-styles.ts';

export function CodeCard({ code }: { code: AdminCode }) {
  return (
    <Box component="li" sx={cardSx}>
      <Card as="div">
        <Box sx={headSx}>
          <PictureSlot code={code}>
            <CodePicture code={code} />
          </PictureSlot>
          <Box sx={{ minWidth: 0 }}>
            <Box component="h3" sx={nameSx}>
              {code.name ?? <span className="qk-soft">No name yet</span>}
            </Box>
            <Badge tone={code.restricted ? 'danger' : 'ok'}>{code.restricted ? 'nonpaying' : 'paying'}</Badge>
          </Box>
          <CodeActions code={code} />
        </Box>
        <Box sx={linkSx}>
          <a href={code.link} target="_blank" rel="noreferrer" className="qk-code">
            <BreakableLink link={code.link} />
          </a>
          <CopyLink link={code.link} />
        </Box>
        <CodeFacts code={code} />
        <CodeSwitches code={code} />
      </Card>
    </Box>
  );
}

/** A link that may break before the short code. */
function BreakableLink({ link }: { link: string }) {
  const end = link.lastIndexOf('/') + 1;
  return (
    <>
      {link.slice(0, end)}
      <wbr />
      {link.slice(end)}
    </>
  );
}
