import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useHydrating } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import './my-codes.css';
import { lazy, Suspense } from 'react';
import { useCodes } from '../../api/codes.ts';
import { AppPage } from '../../layout/AppPage.tsx';
import { useUser } from '../../session/SignedIn.tsx';
import { BannerText } from './BannerText.tsx';
import { useBanners } from './banners.ts';
import { CodeList } from './CodeList.tsx';
import { CodesSkeleton } from './CodesSkeleton.tsx';
import { ScanCode } from './ScanCode.tsx';
import { useClaimedToast } from './useClaimedToast.ts';

// What follows the list shows once its code has arrived.
const PhoneNotes = lazy(async () => ({ default: (await import('./phone/phone.ts')).PhoneNotes }));

/** The page My QR Codes (specification section 2). Banners and cards appear together, so that nothing shifts. */
export default function MyCodesPage() {
  const { myCodes } = useTexts(SHELL).words;
  const codes = useCodes(useUser()._id);
  const banners = useBanners();
  useClaimedToast(codes.data);
  const scan = <ScanCode codes={codes.data} />;
  if (banners.isPending || codes.isPending)
    return (
      <AppPage title={myCodes} actions={scan}>
        <CodesSkeleton />
      </AppPage>
    );
  const texts = banners.data;
  return (
    <AppPage title={myCodes} actions={scan}>
      <div className={texts?.sideBannerText.trim() ? 'qu-my-codes qu-my-codes-side' : 'qu-my-codes'}>
        <BannerText place="top" text={texts?.topBannerText} />
        <div className="qu-my-codes-main">
          {/* The card about the first scan is code of its own. The list shows together with it. */}
          <Suspense fallback={<CodesSkeleton />}>
            <CodeList
              codes={codes.data}
              error={codes.error}
              refreshing={codes.isFetching}
              retry={() => void codes.refetch()}
            />
          </Suspense>
          <LateNotes />
        </div>
        <BannerText place="side" text={texts?.sideBannerText} />
        <BannerText place="bottom" text={texts?.bottomBannerText} />
      </div>
    </AppPage>
  );
}

/**
 * The server knows neither the phone nor what waits on it. A change of the whole page would throw away what the server has
 * sent of a list whose code is on its way.
 */
function LateNotes() {
  const hydrating = useHydrating();
  return <Suspense>{hydrating ? null : <PhoneNotes />}</Suspense>;
}
