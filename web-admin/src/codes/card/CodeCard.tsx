import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Badge, Card } from '@qlaim/web-kit';
import { memo } from 'react';
import { PictureSlot } from '../picture/PictureSlot.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { CodeLink } from './CodeLink.tsx';
import { CodePicture } from './CodePicture.tsx';
import { CodeSwitches } from './CodeSwitches.tsx';
import { cardSx, footSx, headSx, linesSx, nameSx } from './card-styles.ts';
import { OwnerFact } from './OwnerFact.tsx';
import { StoredFact } from './StoredFact.tsx';

/** A change of one code renders its own card only. */
export const CodeCard = memo(function CodeCard({ code }: { code: AdminCode }) {
  return (
    <Box component="li" sx={cardSx}>
      <Card as="div">
        <Box sx={headSx}>
          <PictureSlot code={code}>
            <CodePicture code={code} />
          </PictureSlot>
          <Box sx={linesSx}>
            <Box sx={nameSx}>
              <h3 title={code.name ?? undefined}>
                {code.name ?? <span className="qk-soft">No name yet</span>}
              </h3>
              {code.restricted ? <Badge tone="danger">nonpaying</Badge> : null}
            </Box>
            <CodeLink code={code} />
            <StoredFact code={code} />
            <OwnerFact owner={code.user} />
          </Box>
        </Box>
        <CodeFacts code={code} />
        <Box sx={footSx}>
          <CodeSwitches code={code} />
          <CodeActions code={code} />
        </Box>
      </Card>
    </Box>
  );
});
