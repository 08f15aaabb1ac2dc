import Box from '@mui/material/Box';
import { Card, Skeleton } from '@qlaim/web-kit';
import { cardSx, factsSx, footSx, headSx, linesSx } from './card-styles.ts';

/** Pixels: the picture of a short address. */
const PICTURE = 101;

const LINES = ['60%', '85%', '75%', '90%'];

/** A placeholder in the shape of a card, so that nothing shifts when the codes load. */
export function CodeCardSkeleton() {
  return (
    <Box sx={cardSx}>
      <Card as="div">
        <Box sx={headSx}>
          <Skeleton shape="block" width={PICTURE} height={PICTURE} />
          <Box sx={linesSx}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Box>
        </Box>
        <Box sx={factsSx}>
          <Skeleton width="100%" />
        </Box>
        <Box sx={footSx}>
          <Skeleton width="12rem" height={28} />
        </Box>
      </Card>
    </Box>
  );
}
