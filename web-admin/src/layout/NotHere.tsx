import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { EmptyState, LinkButton, useTitle } from '@qlaim/web-kit';
import { useWords } from '../texts/use-say.ts';

/** What an address shows that leads nowhere, or to a page that the role does not open. */
export default function NotHere({ why }: { why: keyof ConsoleWords['missing'] }) {
  const { title, says, more, back } = useWords().missing[why];
  useTitle(title);
  return (
    <EmptyState level={1} title={says} action={<LinkButton href="/admin">{back}</LinkButton>}>
      {more}
    </EmptyState>
  );
}
