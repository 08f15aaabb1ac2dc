import { BANNERS } from '@qlaim/backend/texts/console/banners';
import { Card, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { BannerForm } from './BannerForm.tsx';
import { useBannerTexts } from './use-banner-texts.ts';

export function ManageAdvertisement() {
  const { title, intro } = useTexts(BANNERS);
  return (
    <PageFrame title={title} intro={intro}>
      <Card as="div">
        <Texts />
      </Card>
    </PageFrame>
  );
}

function Texts() {
  const { data, error, isPending, refetch } = useBannerTexts();
  if (data) return <BannerForm saved={data} />;
  if (isPending) return <Skeleton shape="block" height={168} />;
  return <ReadFailed error={error} onRetry={() => void refetch()} />;
}
