import './styles/search-form.css';
import { cx } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

interface SearchFormProps {
  /** Sets the columns by the width of the screen. */
  className: string;
  onSearch: () => void;
  children: ReactNode;
}

/** The fields and buttons of a search, in a row that stays. */
export function SearchForm({ className, onSearch, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers do not know the element
    <form
      role="search"
      className={cx('qa-search', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      {children}
    </form>
  );
}
