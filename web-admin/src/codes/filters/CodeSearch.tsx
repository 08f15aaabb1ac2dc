import { Icon, IconButton, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface CodeSearchProps {
  text: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/**
 * Searches on Enter for a part of a code or its name, or the beginning of an owner's e-mail or a link. The icon clears the
 * search (specification, section 2).
 */
export function CodeSearch({ text = '', onSearch }: CodeSearchProps) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setDraft(text), [text]);

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
      <TextField
        ref={field}
        label="Search"
        placeholder="Code, name, e-mail or link"
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
