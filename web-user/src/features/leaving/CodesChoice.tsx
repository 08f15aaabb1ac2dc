import type { CodesLeft } from '@qlaim/backend/contract';
import { useId } from 'react';
import { CHOICES } from './words.ts';

interface CodesChoiceProps {
  value: CodesLeft;
  onChange: (value: CodesLeft) => void;
}

/** What becomes of the codes of a person who leaves. */
export function CodesChoice({ value: chosen, onChange }: CodesChoiceProps) {
  const id = useId();
  return (
    <fieldset className="qu-leaving-choices">
      <legend className="qk-label">What becomes of your codes?</legend>
      {CHOICES.map(({ value, label, help }) => (
        <label key={value} className="qu-leaving-choice">
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChange(value)}
          />
          <span>
            <strong>{label}</strong>
            <span id={`${id}-${value}`} className="qk-soft qu-leaving-help">
              {help}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
