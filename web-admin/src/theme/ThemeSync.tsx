import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** MUI decides between light and dark; the shared components follow it. */
export function ThemeSync() {
  const { mode } = useTheme().palette;
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  return null;
}
