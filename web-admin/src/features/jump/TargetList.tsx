import '../../widgets/combobox/options.css';
import './jump.css';
import { JUMP } from '@qlaim/backend/texts/console/jump';
import { useTexts } from '@qlaim/web-kit/texts';
import type { HTMLAttributes } from 'react';
import type { Target } from './targets.ts';

interface TargetListProps {
  targets: readonly Target[];
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (target: Target, index: number) => HTMLAttributes<HTMLLIElement>;
}

export function TargetList({ targets, listProps, optionProps }: TargetListProps) {
  const words = useTexts(JUMP);
  return (
    <ul {...listProps} aria-label={words.list} aria-labelledby={undefined} className="qa-targets qk-list">
      {targets.map((target, index) => (
        <li {...optionProps(target, index)} key={target.address} className="qa-option qa-option-detailed">
          <span dir="auto">{target.label}</span>
          <span dir="auto" className="qk-soft qk-small">
            {target.detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
