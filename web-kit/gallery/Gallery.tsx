import { LIMITS } from '@qlaim/backend/contract';
import { Header, Page, Toaster, useTitle } from '../src/index.ts';
import { ActionSection } from './sections/ActionSection.tsx';
import { CardSection } from './sections/CardSection.tsx';
import { DialogSection } from './sections/DialogSection.tsx';
import { FeedbackSection } from './sections/FeedbackSection.tsx';
import { FieldSection } from './sections/FieldSection.tsx';
import { FoundationSection } from './sections/FoundationSection.tsx';
import { PhoneSection } from './sections/PhoneSection.tsx';
import { TabSection } from './sections/TabSection.tsx';

const menu = [
  { label: 'Profile', icon: 'person', href: '/profile' },
  { label: 'Sign Out', icon: 'signOut', onSelect: () => undefined },
] as const;

export function Gallery() {
  useTitle('Gallery');
  return (
    <>
      <Page
        header={<Header items={menu} person="rosa@example.org" />}
        title="The kit, in full"
        footer="Qlaim, a small line at the foot."
      >
        <FoundationSection />
        <ActionSection />
        <FieldSection />
        <TabSection />
        <CardSection />
        <FeedbackSection />
        <DialogSection />
        <PhoneSection />
      </Page>
      <Toaster duration={LIMITS.toastMs} />
    </>
  );
}
