import Box from '@mui/material/Box';
import { Card, Skeleton, useTitle } from '@qlaim/web-kit';
import { ReadFailed } from '../layout/ReadFailed.tsx';
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
  return <ReadFailed error={error} onRetry={() => void refetch()} />;
}
