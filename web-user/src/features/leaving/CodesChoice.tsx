import type { CodesLeft } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';

/** The safer one first. */
const CHOICES = ['close', 'release'] as const satisfies readonly CodesLeft[];

interface CodesChoiceProps {
  value: CodesLeft;
  onChange: (value: CodesLeft) => void;
}

/** What becomes of the codes of a person who leaves. */
export function CodesChoice({ value: chosen, onChange }: CodesChoiceProps) {
  const { choice } = useTexts(PERSON);
  const id = useId();
  return (
    <fieldset className="qu-leaving-choices">
      <legend className="qk-label">{choice.question}</legend>
      {CHOICES.map((value) => (
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
            <strong>{choice[value].label}</strong>
            <span id={`${id}-${value}`} className="qk-soft qu-leaving-help">
              {choice[value].help}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
