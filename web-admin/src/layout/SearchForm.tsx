import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SearchFormProps {
  /** The grid's columns by the width of the screen. */
  columns: Readonly<Record<string, string>>;
  onSearch: () => void;
  children: ReactNode;
}

/** The fields and buttons of a search, in a row that stays. */
export function SearchForm({ columns, onSearch, children }: SearchFormProps) {
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'end',
        justifyContent: 'start',
        mb: 4,
        // The filters show no messages, so their fields reserve no space for them.
        '& .qk-field-foot': { display: 'none' },
        '& .qk-button': { minHeight: 48 },
        gridTemplateColumns: columns,
      }}
    >
      {children}
    </Box>
  );
}
