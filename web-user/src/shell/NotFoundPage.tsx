import { EmptyState, Header, LinkButton, Page, useTitle } from '@qlaim/web-kit';

export function NotFoundPage() {
  useTitle('Nothing here');
  return (
    <Page header={<Header />}>
      <EmptyState
        title="There is nothing here"
        level={1}
        action={<LinkButton href="/">Go to my QR codes</LinkButton>}
      >
        The address may have been typed wrong.
      </EmptyState>
    </Page>
  );
}
