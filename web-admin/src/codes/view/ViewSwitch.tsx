import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { type CodeView, pathOf } from './code-view.ts';

const VIEWS: readonly { readonly view: CodeView; readonly label: string }[] = [
  { view: 'cards', label: 'Cards' },
  { view: 'table', label: 'Table' },
];

const linkSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--qk-target)',
  px: 4,
  border: '1px solid var(--qk-line-control)',
  color: 'inherit',
  textDecoration: 'none',
  '&:first-of-type': { borderRadius: 'var(--qk-radius-input) 0 0 var(--qk-radius-input)' },
  '&:last-of-type': { borderRadius: '0 var(--qk-radius-input) var(--qk-radius-input) 0', ml: '-1px' },
  '&[aria-current]': { bgcolor: 'var(--qk-brand-soft)', fontWeight: 600 },
} as const;

/** Shows the codes as cards or as a table. The address keeps the choice, the filters and the page. */
export function ViewSwitch({ view: current }: { view: CodeView }) {
  const { search } = useLocation();
  return (
    <Box component="nav" aria-label="View" sx={{ display: 'inline-flex', mb: 3 }}>
      {VIEWS.map(({ view, label }) => (
        <Box
          component={Link}
          key={view}
          to={{ pathname: pathOf(view), search }}
          aria-current={view === current ? 'page' : undefined}
          sx={linkSx}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
