import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useTexts } from '@qlaim/web-kit/texts';
import './my-codes.css';
import { AppPage } from '../../layout/AppPage.tsx';
import { useUser } from '../../session/SignedIn.tsx';
import { BannerText } from './BannerText.tsx';
import { useBanners } from './banners.ts';
import { CodeList } from './CodeList.tsx';
import { CodesSkeleton } from './CodesSkeleton.tsx';
import { useCodes } from './codes.ts';
import { useClaimedToast } from './useClaimedToast.ts';

/** The page My QR Codes (specification section 2). Banners and cards appear together, so that nothing shifts. */
export default function MyCodesPage() {
  const { myCodes } = useTexts(SHELL).words;
  const codes = useCodes(useUser()._id);
  const banners = useBanners();
  useClaimedToast(codes.data);
  if (banners.isPending || codes.isPending)
    return (
      <AppPage title={myCodes}>
        <CodesSkeleton />
      </AppPage>
    );
  const texts = banners.data;
  return (
    <AppPage title={myCodes}>
      <div className={texts?.sideBannerText.trim() ? 'qu-my-codes qu-my-codes-side' : 'qu-my-codes'}>
        <BannerText place="top" text={texts?.topBannerText} />
        <div className="qu-my-codes-main">
          <CodeList
            codes={codes.data}
            error={codes.error}
            refreshing={codes.isFetching}
            retry={() => void codes.refetch()}
          />
        </div>
        <BannerText place="side" text={texts?.sideBannerText} />
        <BannerText place="bottom" text={texts?.bottomBannerText} />
      </div>
    </AppPage>
  );
}
