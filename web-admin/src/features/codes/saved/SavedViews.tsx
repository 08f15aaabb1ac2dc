import './saved.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { keptStore } from '../../../api/kept-store.ts';
import { LinkTabs } from '../../../widgets/LinkTabs.tsx';
import { isFiltered, sameFilter } from '../filters/code-filter.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';
import { FIRST_PAGE } from '../first-page.ts';
import { type CodeView, pathOf } from '../view/code-view.ts';
import { SaveView } from './SaveView.tsx';
import { OWN_VIEWS, readViews, type SavedView, searchOf, usualViews, withView } from './views.ts';

/** Lists that are opened again and again, as tabs. This device keeps an admin's own ones. */
export default function SavedViews({ view }: { view: CodeView }) {
  const { filter } = useCodeFilter();
  const { sort } = useListContext<AdminCode>();
  const [stored, setStored] = useStore<SavedView[]>(OWN_VIEWS, []);
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const own = readViews(stored);
  const all = [...usualViews(), ...own];
  const isCurrent = (one: SavedView) =>
    sameFilter(one.filter, filter) &&
    (one.sort === undefined || (one.sort === sort.field && one.order === sort.order));
  const current = own.find(isCurrent) ?? all.find(isCurrent);
  const tabs = all.map((one) => ({
    label: one.name,
    current: one === current,
    to: { pathname: pathOf(view), search: searchOf(one) },
  }));

  /** Another tab may have saved or removed views meanwhile. */
  const latest = () => readViews(keptStore().getItem(OWN_VIEWS, stored));

  function save(name: string) {
    const isUsual = sort.field === FIRST_PAGE.sort.field && sort.order === FIRST_PAGE.sort.order;
    const order = isUsual ? {} : { sort: sort.field, order: sort.order };
    setStored(withView(latest(), { name, filter, ...order }));
    setNaming(false);
  }

  /** The button goes with its view: the focus moves to a view beside it. */
  function remove(gone: SavedView) {
    const links = row.current?.querySelectorAll<HTMLElement>('nav a');
    const place = all.indexOf(gone);
    (links?.[place + 1] ?? links?.[place - 1])?.focus();
    setStored(latest().filter(({ name }) => name !== gone.name));
  }

  return (
    <div ref={row} className="qa-saved-views">
      <LinkTabs label="Saved views" tabs={tabs} />
      {current === undefined && isFiltered(filter) ? (
        <Button variant="quiet" onClick={() => setNaming(true)}>
          + Save view
        </Button>
      ) : null}
      {current && own.includes(current) ? (
        <Button variant="quiet" onClick={() => remove(current)}>
          Remove this view
        </Button>
      ) : null}
      {naming ? (
        <SaveView
          taken={usualViews().map(({ name }) => name)}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}
