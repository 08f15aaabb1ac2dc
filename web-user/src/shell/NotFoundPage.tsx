import { MISSING } from '@qlaim/backend/texts/owner/missing';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { EmptyState, Header, LegalLinks, LinkButton, Page, useTitle } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

export default function NotFoundPage() {
  const { goToMyCodes } = useTexts(SHELL).words;
  const { nothing } = useTexts(MISSING);
  useTitle(nothing.short);
  return (
    <Page header={<Header />} footer={<LegalLinks />}>
      <EmptyState title={nothing.title} level={1} action={<LinkButton href="/">{goToMyCodes}</LinkButton>}>
        {nothing.advice}
      </EmptyState>
    </Page>
  );
}
