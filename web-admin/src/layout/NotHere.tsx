import { EmptyState, LinkButton, useTitle } from '@qlaim/web-kit';

const TEXTS = {
  unknown: {
    title: 'Not found',
    says: 'There is nothing here',
    more: 'The address may be mistyped, or the page has moved.',
    back: 'Back to the codes',
  },
  role: {
    title: 'Not for your role',
    says: 'Your role does not open this page',
    more: 'An admin can give you another role.',
    back: 'Back to the console',
  },
} as const;

/** What an address shows that leads nowhere, or to a page that the role does not open. */
export default function NotHere({ why }: { why: keyof typeof TEXTS }) {
  const { title, says, more, back } = TEXTS[why];
  useTitle(title);
  return (
    <EmptyState level={1} title={says} action={<LinkButton href="/admin">{back}</LinkButton>}>
      {more}
    </EmptyState>
  );
}
