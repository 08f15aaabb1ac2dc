import { Header, Page, Spinner } from '@qlaim/web-kit';

/** Stands in while the app asks who is there: the header is where it will be, nothing jumps. */
export function LoadingPage() {
  return (
    <Page header={<Header />}>
      <div className="qu-loading">
        <Spinner label="Loading" size={28} />
      </div>
    </Page>
  );
}
