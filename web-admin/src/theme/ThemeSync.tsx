import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Applies MUI's choice of light or dark to the shared components. */
export function ThemeSync() {
  const { mode } = useTheme().palette;
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  return null;
}
