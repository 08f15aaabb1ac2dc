import Box from '@mui/material/Box';
import { Button } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

interface PanelFormProps {
  busy: boolean;
  onTyped: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

export function PanelForm({ busy, onTyped, onSubmit, children }: PanelFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onInput={onTyped}
      sx={{ display: 'grid', gap: 4, pt: 4 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      <Button type="submit" wide busy={busy}>
        Save
      </Button>
    </Box>
  );
}
