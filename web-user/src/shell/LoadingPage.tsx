import { LOADING } from '@qlaim/backend/texts';
import { Header, Page, Waiting } from '@qlaim/web-kit';
import { useShownLanguage } from '@qlaim/web-kit/texts';

/** The page during the session look-up. Its header has the final position, so nothing shifts. */
export function LoadingPage() {
  return (
    <Page header={<Header />}>
      <Waiting label={LOADING[useShownLanguage()]} />
    </Page>
  );
}
