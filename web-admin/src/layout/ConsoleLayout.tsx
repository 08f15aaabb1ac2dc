import './layout.css';
import { readsOnly } from '@qlaim/backend/contract';
import { Badge, Header, type MenuItem } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import type { LayoutProps } from 'react-admin';
import { useGetIdentity } from 'react-admin';
import { useRole } from '../api/use-may.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useSignOut } from './use-sign-out.ts';

interface ConsoleLayoutProps extends LayoutProps {
  /** What the header offers beside the menu. */
  tools: ReactNode;
}

export function ConsoleLayout({ children, tools }: ConsoleLayoutProps) {
  const { identity } = useGetIdentity();
  const role = useRole();
  const signOut = useSignOut();
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'person', href: '/profile' },
    { label: 'Sign Out', icon: 'signOut', onSelect: signOut },
  ];
  return (
    <div className="qa-console">
      <a className="qk-skip" href="#main">
        Skip to the content
      </a>
      <Header items={items} person={identity?.fullName}>
        {role !== undefined && readsOnly(role) ? <Badge icon="eye">Read only</Badge> : null}
        {tools}
      </Header>
      <SectionLinks />
      <ConnectionNotice />
      <main id="main" tabIndex={-1} className="qa-main">
        {children}
      </main>
    </div>
  );
}
