import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../../widgets/LinkTabs.tsx';
import { type CodeView, pathOf } from './code-view.ts';

const VIEWS: readonly CodeView[] = ['cards', 'table'];

/** Shows the codes as cards or as a table. The address keeps the choice, the filters and the page. */
export function ViewSwitch({ view: current }: { view: CodeView }) {
  const { views } = useTexts(CODE_LIST);
  const { search } = useLocation();
  const tabs = VIEWS.map((view) => ({
    label: views[view],
    current: view === current,
    to: { pathname: pathOf(view), search },
  }));
  return <LinkTabs label={views.label} tabs={tabs} />;
}
