import { Icon, IconButton, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface LinkSearchProps {
  link: string | undefined;
  onSearch: (link: string | undefined) => void;
}

/** Searches on Enter. The icon clears the search (specification, section 2). */
export function LinkSearch({ link = '', onSearch }: LinkSearchProps) {
  const [draft, setDraft] = useState(link);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setDraft(link), [link]);

  function search(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(draft.trim() || undefined);
  }

  function clear() {
    setDraft('');
    if (link !== '') onSearch(undefined);
    field.current?.focus();
  }

  return (
    <form onSubmit={search}>
      <TextField
        ref={field}
        label="Link"
        placeholder="Search, then Enter"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        prefix={<Icon name="search" />}
        suffix={draft === '' ? null : <IconButton icon="close" label="Clear the search" onClick={clear} />}
      />
    </form>
  );
}
