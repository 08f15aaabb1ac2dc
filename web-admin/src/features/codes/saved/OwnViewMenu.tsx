import { VIEWS } from '@qlaim/backend/texts/console/views';
import { MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { RenameOwn } from './RenameOwn.tsx';
import type { OwnViews } from './use-own-views.ts';
import { useShareView } from './use-shared-views.ts';
import { type OwnView, replaced, without } from './views.ts';

interface OwnViewMenuProps extends Pick<OwnViews, 'change'> {
  view: OwnView;
  /** The names of the usual views and of all of this browser. */
  taken: readonly string[];
  /** Called before the tab goes. */
  onGo: () => void;
}

/** What may be done with a view of this browser. */
export function OwnViewMenu({ view, taken, change, onGo }: OwnViewMenuProps) {
  const texts = useTexts(VIEWS);
  const may = useMay();
  const [renames, setRenames] = useState(false);
  const share = useShareView<OwnView>({
    onDone: ({ id }, before) => change((views) => replaced(views, before, { ...before, shared: id })),
  });

  function remove() {
    onGo();
    change((views) => without(views, view));
  }

  function rename(name: string) {
    setRenames(false);
    change((views) => replaced(views, view, { ...view, name }));
  }

  const shareItem: MenuItem = { label: texts.share, icon: 'person', onSelect: () => share.mutate(view) };
  const items: readonly MenuItem[] = [
    ...(may('content.manage') ? [shareItem] : []),
    { label: texts.rename, icon: 'edit', onSelect: () => setRenames(true) },
    { label: texts.remove, icon: 'trash', onSelect: remove },
  ];
  return (
    <>
      <MenuButton label={texts.menu} words items={items} />
      {renames ? (
        <RenameOwn before={view.name} taken={taken} onRename={rename} onClose={() => setRenames(false)} />
      ) : null}
    </>
  );
}
