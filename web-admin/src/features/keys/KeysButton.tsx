import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../texts/use-say.ts';
import { useKeys } from '../../widgets/use-keys.ts';

const KeysDialog = lazy(() => import('./KeysDialog.tsx'));

/** Lists the keys, as `?` does, and leads `/` to the search of the page. */
export function KeysButton() {
  const { tools } = useWords();
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true), '/': toSearch });
  return (
    <>
      <button
        type="button"
        className="qk-icon-button"
        title={`${tools.keys} (?)`}
        aria-label={tools.keys}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open ? (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A page has one search at most. */
function toSearch(): void {
  document.querySelector<HTMLElement>('main [enterkeyhint=search]')?.focus();
}
