import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Notice } from '@qlaim/web-kit';
import { storedWords } from '../stored-words.ts';

/** Says what a code stores that the console does not edit, and that a save replaces it. */
export function StoredNote({ code }: { code: AdminCode }) {
  const stored = storedWords(code);
  const type = code.storedInfo?.infoType;
  if (!stored || type === 'link' || type === 'phoneNumber') return null;
  return (
    <Box sx={{ mb: 4, overflowWrap: 'anywhere' }}>
      <Notice tone="note" title={stored.what === '' ? stored.type : `${stored.type}: ${stored.what}`}>
        Saving a link or a phone number replaces it.
      </Notice>
    </Box>
  );
}
