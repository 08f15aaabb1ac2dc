import '../../widgets/combobox/options.css';
import './jump.css';
import type { HTMLAttributes } from 'react';
import type { Target } from './targets.ts';

interface TargetListProps {
  targets: readonly Target[];
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (target: Target, index: number) => HTMLAttributes<HTMLLIElement>;
}

export function TargetList({ targets, listProps, optionProps }: TargetListProps) {
  return (
    <ul {...listProps} aria-label="Found" aria-labelledby={undefined} className="qa-targets qk-list">
      {targets.map((target, index) => (
        <li {...optionProps(target, index)} key={target.address} className="qa-option qa-option-detailed">
          <span>{target.label}</span>
          <span className="qk-soft qk-small">{target.detail}</span>
        </li>
      ))}
    </ul>
  );
}
