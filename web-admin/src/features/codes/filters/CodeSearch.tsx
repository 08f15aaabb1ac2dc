import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type SyntheticEvent, useRef } from 'react';
import { SearchField, useSearchDraft } from '../../../widgets/SearchField.tsx';

interface CodeSearchProps {
  text: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/**
 * Searches on Enter for a part of a code, of its name, note or batch, of its owner, and of where it leads. The icon clears
 * the search (specification, section 2).
 */
export function CodeSearch({ text = '', onSearch }: CodeSearchProps) {
  const words = useTexts(CODE_LIST).search;
  const [draft, setDraft] = useSearchDraft(text);
  const field = useRef<HTMLInputElement>(null);

  function search(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(draft.trim() || undefined);
  }

  function clear() {
    setDraft('');
    if (text !== '') onSearch(undefined);
    field.current?.focus();
  }

  return (
    <form onSubmit={search}>
      <SearchField
        ref={field}
        label={words.label}
        placeholder={words.placeholder}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        suffix={draft === '' ? null : <IconButton icon="close" label={words.clear} onClick={clear} />}
      />
    </form>
  );
}
