import './saved.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { VIEWS } from '@qlaim/backend/texts/console/views';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useGetIdentity, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { LinkTabs } from '../../../widgets/LinkTabs.tsx';
import { isFiltered, sameFilter } from '../filters/code-filter.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';
import { FIRST_PAGE } from '../first-page.ts';
import { type CodeView, pathOf } from '../view/code-view.ts';
import { OwnViewMenu } from './OwnViewMenu.tsx';
import { SaveView } from './SaveView.tsx';
import { SharedViewMenu } from './SharedViewMenu.tsx';
import { sharerInWords } from './shared-view.ts';
import { useFocusBeside } from './use-focus-beside.ts';
import { useOwnViews } from './use-own-views.ts';
import { useSharedViews } from './use-shared-views.ts';
import { currentOf, tabsOf } from './view-tabs.ts';
import { type SavedView, searchOf, usualViews, withView } from './views.ts';

/** What the address of a tab carries beside its filters. */
const Opened = z.object({ view: z.string() });

/** Lists that are opened again and again, as tabs: the usual ones, those that colleagues share, and those of this browser. */
export default function SavedViews({ view }: { view: CodeView }) {
  const texts = useTexts(VIEWS);
  const { filter } = useCodeFilter();
  const { sort } = useListContext<AdminCode>();
  const { identity } = useGetIdentity();
  const opened = Opened.safeParse(useLocation().state).data?.view;
  const { own, change } = useOwnViews();
  const { data: shared, isPending: waits } = useSharedViews();
  const [naming, setNaming] = useState(false);
  const usual = usualViews(texts);
  const tabs = tabsOf({ usual, shared, own, waits });
  const isShown = (one: SavedView) =>
    sameFilter(one.filter, filter) &&
    (one.sort === undefined || (one.sort === sort.field && one.order === sort.order));
  const current = currentOf(tabs, opened, isShown);
  const { row, willGo } = useFocusBeside(tabs.map(({ key }) => key));
  const sharer = (tab: (typeof tabs)[number]) =>
    tab.kind === 'shared' ? sharerInWords(texts, tab.view.sharedBy, identity?.id) : undefined;
  const isUsual = sort.field === FIRST_PAGE.sort.field && sort.order === FIRST_PAGE.sort.order;
  const order = isUsual ? {} : { sort: sort.field, order: sort.order };

  return (
    <div ref={row} className="qa-saved-views">
      <LinkTabs
        label={texts.label}
        tabs={tabs.map((tab) => {
          const words = sharer(tab);
          return {
            id: tab.key,
            label: tab.view.name,
            current: tab === current,
            to: { pathname: pathOf(view), search: searchOf(tab.view) },
            state: { view: tab.key } satisfies z.infer<typeof Opened>,
            mark: words === undefined ? undefined : { icon: 'person', words },
          };
        })}
      />
      {current === undefined && isFiltered(filter) ? (
        <Button variant="quiet" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      ) : null}
      {current?.kind === 'own' ? (
        <div className="qa-view-tools">
          <OwnViewMenu
            view={current.view}
            taken={[...usual, ...own].map(({ name }) => name)}
            change={change}
            onGo={() => willGo(current.key)}
          />
        </div>
      ) : null}
      {current?.kind === 'shared' ? (
        <div className="qa-view-tools">
          <span className="qk-soft">{sharer(current)}</span>
          <SharedViewMenu view={current.view} change={change} onGo={() => willGo(current.key)} />
        </div>
      ) : null}
      {naming ? (
        <SaveView
          view={{ filter, ...order }}
          taken={usual.map(({ name }) => name)}
          onSave={(saved) => {
            change((views) => withView(views, saved));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}
