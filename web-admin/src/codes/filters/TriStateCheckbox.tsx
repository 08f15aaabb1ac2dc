import { Checkbox } from '@qlaim/web-kit';
import { type TriState, type TriStateWords, wordsFor } from './tri-state.ts';

interface TriStateCheckboxProps {
  label: string;
  words: TriStateWords;
  value: TriState;
  onCycle: () => void;
}

/** Off is unset, indeterminate is false, on is true; the words under the label say which. */
export function TriStateCheckbox({ label, words, value, onCycle }: TriStateCheckboxProps) {
  return (
    <Checkbox
      label={label}
      help={wordsFor(value, words)}
      checked={value === true}
      ref={(box) => {
        if (box) box.indeterminate = value === false;
      }}
      onChange={onCycle}
    />
  );
}
