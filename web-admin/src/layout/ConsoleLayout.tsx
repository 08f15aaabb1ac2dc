import './layout.css';
import { readsOnly } from '@qlaim/backend/contract';
import { Badge, Header, LegalLinks, type MenuItem } from '@qlaim/web-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LayoutProps } from 'react-admin';
import { useGetIdentity } from 'react-admin';
import { useRole } from '../api/use-may.ts';
import { useWords } from '../texts/use-say.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useSignOut } from './use-sign-out.ts';

const LanguageDialog = lazy(() => import('./language/LanguageDialog.tsx'));

interface ConsoleLayoutProps extends LayoutProps {
  /** What the header offers beside the menu. */
  tools: ReactNode;
}

export function ConsoleLayout({ children, tools }: ConsoleLayoutProps) {
  const { identity } = useGetIdentity();
  const role = useRole();
  const signOut = useSignOut();
  const words = useWords();
  const [choosing, setChoosing] = useState(false);
  const items: MenuItem[] = [
    { label: words.profile, icon: 'person', href: '/profile' },
    { label: words.language, onSelect: () => setChoosing(true) },
    { label: words.signOut, icon: 'signOut', onSelect: signOut },
  ];
  return (
    <div className="qa-console">
      <a className="qk-skip" href="#main">
        {words.skip}
      </a>
      <Header items={items} person={identity?.fullName}>
        {role !== undefined && readsOnly(role) ? <Badge icon="eye">{words.readOnly}</Badge> : null}
        {tools}
      </Header>
      <SectionLinks />
      <ConnectionNotice />
      <main id="main" tabIndex={-1} className="qa-main">
        {children}
      </main>
      <footer className="qk-foot">
        <LegalLinks />
      </footer>
      {choosing ? (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
