import { LinkButton, Notice } from '@qlaim/web-kit';
import { useInviteTexts } from './use-invite-texts.ts';

/** Says why the link makes no account, and what the person can do. */
export function ClosedInvitation({ why }: { why: 'ended' | 'taken' }) {
  const { words } = useInviteTexts();
  return (
    <Notice tone="danger" title={words[why]} action={<LinkButton href="/login">{words.signIn}</LinkButton>}>
      {why === 'ended' ? words.endedAdvice : words.takenAdvice}
    </Notice>
  );
}
