import Box from '@mui/material/Box';
import { CodeCardSkeleton } from '../card/CodeCardSkeleton.tsx';
import { gridSx } from './grid-styles.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CodeGridSkeleton() {
  return (
    <Box aria-hidden="true" sx={gridSx}>
      {PLACES.map((place) => (
        <CodeCardSkeleton key={place} />
      ))}
    </Box>
  );
}
