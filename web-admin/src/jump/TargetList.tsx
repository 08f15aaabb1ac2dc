import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import type { Target } from './targets.ts';

interface TargetListProps {
  targets: readonly Target[];
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (target: Target, index: number) => HTMLAttributes<HTMLLIElement>;
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  minHeight: '3rem',
  maxHeight: '40dvh',
  overflowY: 'auto',
} as const;

const optionStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  minHeight: 'var(--qk-target)',
  px: 3,
  py: 2,
  borderRadius: 'var(--qk-radius-input)',
  cursor: 'pointer',
  '&.Mui-focused': {
    background: 'var(--qk-brand-soft)',
    outline: '2px solid var(--qk-brand)',
    outlineOffset: '-2px',
  },
} as const;

export function TargetList({ targets, listProps, optionProps }: TargetListProps) {
  return (
    <Box component="ul" {...listProps} aria-label="Found" aria-labelledby={undefined} sx={listStyles}>
      {targets.map((target, index) => (
        <Box component="li" {...optionProps(target, index)} key={target.address} sx={optionStyles}>
          <span>{target.label}</span>
          <span className="qk-soft qk-small">{target.detail}</span>
        </Box>
      ))}
    </Box>
  );
}
