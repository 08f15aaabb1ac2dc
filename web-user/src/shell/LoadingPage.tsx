import { Header, Page, Waiting } from '@qlaim/web-kit';

/** The page during the session look-up. Its header has the final position, so nothing shifts. */
export function LoadingPage() {
  return (
    <Page header={<Header />}>
      <Waiting label="Loading" />
    </Page>
  );
}
