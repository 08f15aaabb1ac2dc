import Box from '@mui/material/Box';
import { Button, Notice } from '@qlaim/web-kit';

/** The page after an unexpected error. It never shows the stack. */
export function Fault() {
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 6 }}>
      <Notice
        tone="danger"
        title="Something went wrong"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        This page met a fault of ours. Nothing you saved is lost.
      </Notice>
    </Box>
  );
}
