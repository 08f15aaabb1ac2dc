import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../../widgets/LinkTabs.tsx';
import { type CodeView, pathOf } from './code-view.ts';

const VIEWS: readonly { readonly view: CodeView; readonly label: string }[] = [
  { view: 'cards', label: 'Cards' },
  { view: 'table', label: 'Table' },
];

/** Shows the codes as cards or as a table. The address keeps the choice, the filters and the page. */
export function ViewSwitch({ view: current }: { view: CodeView }) {
  const { search } = useLocation();
  const tabs = VIEWS.map(({ view, label }) => ({
    label,
    current: view === current,
    to: { pathname: pathOf(view), search },
  }));
  return <LinkTabs label="View" tabs={tabs} />;
}
