import { EmptyState, LinkButton, useTitle } from '@qlaim/web-kit';

export function NotFound() {
  useTitle('Not found');
  return (
    <EmptyState
      level={1}
      title="There is nothing here"
      action={<LinkButton href="/admin">Back to the codes</LinkButton>}
    >
      The address may be mistyped, or the page has moved.
    </EmptyState>
  );
}
