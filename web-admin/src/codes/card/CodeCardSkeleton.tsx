import Box from '@mui/material/Box';
import { Card, Skeleton } from '@qlaim/web-kit';
import { cardSx, factsSx, headSx, linkSx, switchesSx } from './card-styles.ts';

/** Pixels: the picture of a short address, and the width of the buttons beside it. */
const PICTURE = 134;
const BUTTONS = 44;
/** The button below the picture, with its gap. */
const UPLOAD = 52;

const FACTS = ['created', 'uploaded', 'approved', 'scans'];

/** A placeholder in the shape of a card, so that nothing shifts when the codes load. */
export function CodeCardSkeleton() {
  return (
    <Box sx={cardSx}>
      <Card as="div">
        <Box sx={headSx}>
          <Skeleton shape="block" width={PICTURE} height={PICTURE + UPLOAD} />
          <Box>
            <Skeleton width="80%" />
            <Skeleton width="5rem" />
          </Box>
          <Skeleton shape="block" width={BUTTONS} height={PICTURE} />
        </Box>
        <Box sx={{ ...linkSx, minHeight: 44 }}>
          <Skeleton width="75%" />
        </Box>
        <Box sx={factsSx}>
          <Lines count={4} />
          <Lines count={4} />
          {FACTS.map((fact) => (
            <Lines key={fact} count={2} />
          ))}
        </Box>
        <Box sx={{ ...switchesSx, minHeight: 57, alignItems: 'center' }}>
          <Skeleton width="8rem" height={28} />
          <Skeleton width="7rem" height={28} />
        </Box>
      </Card>
    </Box>
  );
}

const LINES = ['60%', '85%', '90%', '50%'];

/** A wide fact has four lines. The four facts in the row below have two. */
function Lines({ count }: { count: 2 | 4 }) {
  return (
    <Box sx={count === 4 ? { gridColumn: 'span 2' } : {}}>
      {LINES.slice(0, count).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
  );
}
