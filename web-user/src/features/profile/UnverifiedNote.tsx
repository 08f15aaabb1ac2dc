import { PERSON } from '@qlaim/backend/texts/owner/person';
import { LinkButton, Notice } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';

/** The note that explains why only the profile opens, with a link to the one-time code. */
export function UnverifiedNote({ email }: { email: string }) {
  const words = useTexts(PERSON).unverified;
  return (
    <Notice
      title={words.title}
      action={
        <LinkButton href="/login" variant="quiet">
          {words.enter}
        </LinkButton>
      }
    >
      {fill(
        words.advice,
        <strong className="qu-email" dir="ltr">
          {email}
        </strong>,
      )}
    </Notice>
  );
}
