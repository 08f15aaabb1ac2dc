import './pick-box.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** `range`: whether Shift was held. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A checkbox in a cell, whose label is read and not shown. */
export const PickBox = ({ label, checked, onChange }: PickBoxProps) => (
  <input
    type="checkbox"
    className="qa-pick-box"
    aria-label={label}
    checked={checked}
    onChange={({ target, nativeEvent }) =>
      onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
  />
);
