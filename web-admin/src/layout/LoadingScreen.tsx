import Box from '@mui/material/Box';
import { Spinner } from '@qlaim/web-kit';
import { ThemeSync } from '../theme/ThemeSync.tsx';

export function LoadingScreen() {
  return (
    <Box sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <ThemeSync />
      <Spinner size={32} label="Loading" />
    </Box>
  );
}
