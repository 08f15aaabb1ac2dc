import { VIEWS } from '@qlaim/backend/texts/console/views';
import { ConfirmDialog, MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useMay } from '../../../api/use-may.ts';
import { RenameShared } from './RenameShared.tsx';
import type { SharedView } from './shared-view.ts';
import type { OwnViews } from './use-own-views.ts';
import { useRemoveShared } from './use-shared-views.ts';
import { withFormerlyShared } from './views.ts';

interface SharedViewMenuProps extends Pick<OwnViews, 'change'> {
  view: SharedView;
  /** Called before the tab goes. */
  onGo: () => void;
}

/** What may be done with a shared view, by who shared it, and by who manages codes. */
export function SharedViewMenu({ view, change, onGo }: SharedViewMenuProps) {
  const texts = useTexts(VIEWS);
  const may = useMay();
  const { identity } = useGetIdentity();
  const [asks, setAsks] = useState<'rename' | 'remove'>();
  const close = () => setAsks(undefined);
  const stop = useRemoveShared<SharedView>({
    onDone: (_answer, before) => change((views) => withFormerlyShared(views, before, before.id)),
  });
  const remove = useRemoveShared<SharedView>({
    onDone: (_answer, { id }) => {
      close();
      onGo();
      change((views) => views.filter(({ shared }) => shared !== id));
    },
  });
  const isMine = view.sharedBy?._id === identity?.id;
  if (!may('content.manage') || !(isMine || may('codes.manage'))) return null;

  const stopItem: MenuItem = { label: texts.stop, icon: 'close', onSelect: () => stop.mutate(view) };
  const items: readonly MenuItem[] = [
    { label: texts.rename, icon: 'edit', onSelect: () => setAsks('rename') },
    ...(isMine ? [stopItem] : []),
    { label: texts.removeForAll, icon: 'trash', onSelect: () => setAsks('remove') },
  ];
  return (
    <>
      <MenuButton label={texts.menu} words items={items} />
      {asks === 'rename' ? <RenameShared view={view} onClose={close} /> : null}
      <ConfirmDialog
        open={asks === 'remove'}
        title={texts.removing.question(view.name)}
        confirmLabel={texts.removing.action}
        cancelLabel={texts.removing.keep}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(view)}
        onCancel={close}
      >
        {texts.removing.says}
      </ConfirmDialog>
    </>
  );
}
