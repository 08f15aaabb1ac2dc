import Box from '@mui/material/Box';
import { Card, Skeleton } from '@qlaim/web-kit';
import { cardSx, factsSx, headSx, linkSx, switchesSx } from './card-styles.ts';

/** Pixels: the picture of a short address, and the three buttons beside it. */
const PICTURE = 134;
const BUTTONS = 44;

const FACTS = ['created', 'uploaded', 'approved', 'scans'];

/** In the shape of a card, so that nothing jumps when the codes come. */
export function CodeCardSkeleton() {
  return (
    <Box sx={cardSx}>
      <Card as="div">
        <Box sx={headSx}>
          <Skeleton shape="block" width={PICTURE} height={PICTURE} />
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
          <TwoLines wide />
          <TwoLines wide />
          {FACTS.map((fact) => (
            <TwoLines key={fact} />
          ))}
        </Box>
        <Box sx={{ ...switchesSx, pt: 3 }}>
          <Skeleton width="8rem" height={28} />
          <Skeleton width="7rem" height={28} />
        </Box>
      </Card>
    </Box>
  );
}

function TwoLines({ wide = false }: { wide?: boolean }) {
  return (
    <Box sx={wide ? { gridColumn: 'span 2' } : {}}>
      <Skeleton width="60%" />
      <Skeleton width="85%" />
    </Box>
  );
}
