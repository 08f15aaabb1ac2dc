import { Icon, TextField, type TextFieldProps } from '@qlaim/web-kit';
import { useEffect, useState } from 'react';

/** A field for a search that Enter starts. */
export const SearchField = (props: TextFieldProps) => (
  <TextField
    enterKeyHint="search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    prefix={<Icon name="search" />}
    {...props}
  />
);

/** Holds what is typed until it is searched for. Another search replaces it. */
export function useSearchDraft(searched: string) {
  const [draft, setDraft] = useState(searched);
  useEffect(() => setDraft(searched), [searched]);
  return [draft, setDraft] as const;
}
