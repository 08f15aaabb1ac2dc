import { Card, Skeleton } from '@qlaim/web-kit';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { BannerForm } from './BannerForm.tsx';
import { useBannerTexts } from './use-banner-texts.ts';

export const ManageAdvertisement = () => (
  <PageFrame title="Manage Advertisement" intro="What owners read around their codes.">
    <Card as="div">
      <Texts />
    </Card>
  </PageFrame>
);

function Texts() {
  const { data, error, isPending, refetch } = useBannerTexts();
  if (data) return <BannerForm saved={data} />;
  if (isPending) return <Skeleton shape="block" height={168} />;
  return <ReadFailed error={error} onRetry={() => void refetch()} />;
}
