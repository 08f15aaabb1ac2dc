import { IconButton } from '@qlaim/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../../texts/use-say.ts';

const JumpDialog = lazy(() => import('./JumpDialog.tsx').then((module) => ({ default: module.JumpDialog })));

/** Opens the jump bar, as Ctrl K does (⌘ K on a Mac). */
export function JumpButton() {
  const { tools } = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Another dialog keeps the focus: it may hold input that is not saved.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton icon="search" label={tools.jump} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <JumpDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
