import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { Card, Link } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Leads from the profile to all decisions, also those about deleted codes. */
export function DecisionsLink() {
  const { title } = useTexts(DECISIONS);
  return (
    <Card>
      <Link href="/decisions">{title}</Link>
    </Card>
  );
}
