import { useState } from 'react';
import { type TabItem, Tabs } from '../../src/index.ts';
import { Section } from './Section.tsx';

const items: TabItem[] = [
  { id: 'link', label: 'Url / Link', icon: 'link', panel: 'Where the link leads.' },
  { id: 'phone', label: 'Phone Call', icon: 'phone', panel: 'The number that it calls.' },
  { id: 'page', label: 'Create Page', icon: 'page', panel: 'A page of its own.' },
  { id: 'pdf', label: 'PDF', icon: 'file', panel: 'A file to open.' },
  { id: 'images', label: 'Images/Videos', icon: 'image', panel: 'Pictures to leaf through.' },
  { id: 'smart', label: 'Smart QR', icon: 'clock', panel: 'By the time of day.' },
];

export function TabSection() {
  const [tab, setTab] = useState('page');
  return (
    <Section title="Tabs">
      <Tabs label="Where the code leads" items={items} value={tab} onChange={setTab} />
    </Section>
  );
}
