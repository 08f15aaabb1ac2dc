import { Header, Page, Waiting } from '@qlaim/web-kit';

/** Stands in while the app asks who is there: the header is where it will be, nothing jumps. */
export function LoadingPage() {
  return (
    <Page header={<Header />}>
      <Waiting label="Loading" />
    </Page>
  );
}
