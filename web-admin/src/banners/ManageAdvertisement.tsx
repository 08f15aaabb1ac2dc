import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Card, Notice, Skeleton, useTitle } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { wordsOf } from '../api/words-of.ts';
import { BannerForm } from './BannerForm.tsx';
import { useBannerTexts } from './use-banner-texts.ts';

export function ManageAdvertisement() {
  useTitle('Manage Advertisement');
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Manage Advertisement</h1>
      <Box component="p" className="qk-soft" sx={{ mb: 5 }}>
        What owners read around their codes.
      </Box>
      <Card as="div">
        <Texts />
      </Card>
    </Box>
  );
}

function Texts() {
  const { data, error, isPending, refetch } = useBannerTexts();
  if (data) return <BannerForm saved={data} />;
  if (isPending) return <Skeleton shape="block" height={168} />;
  const again = (
    <Button variant="quiet" onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" title={wordsOf(error, FALLBACKS.general)} action={again}>
      {adviceAfter(error)}
    </Notice>
  );
}
