import { Checkbox } from '@qlaim/web-kit';
import { labelFor, type TriState, type TriStateLabels } from './tri-state.ts';

interface TriStateCheckboxProps {
  label: string;
  words: TriStateLabels;
  value: TriState;
  onCycle: () => void;
}

/** Unchecked is unset, indeterminate is false, checked is true. The text under the label names the state. */
export function TriStateCheckbox({ label, words, value, onCycle }: TriStateCheckboxProps) {
  return (
    <Checkbox
      label={label}
      help={labelFor(value, words)}
      checked={value === true}
      ref={(box) => {
        if (box) box.indeterminate = value === false;
      }}
      onChange={onCycle}
    />
  );
}
