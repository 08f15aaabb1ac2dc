import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { IconButton, Switch } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { DragEvent } from 'react';

interface ColumnRowProps {
  label: string;
  shown: boolean;
  onToggle: () => void;
  /** Undefined at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Called with whether it is dragged now. */
  onDrag: (drags: boolean) => void;
  /** Called when another column is dragged over it. */
  onOver: () => void;
}

/** One column of the choice: whether it is shown, and its place, which buttons change as dragging does. */
export function ColumnRow({ label, shown, onToggle, onUp, onDown, onDrag, onOver }: ColumnRowProps) {
  const words = useTexts(CODE_TABLE).choice;

  function start({ dataTransfer }: DragEvent) {
    // Firefox drags only what has data.
    dataTransfer.setData('text/plain', label);
    onDrag(true);
  }

  return (
    <li
      draggable
      onDragStart={start}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        event.preventDefault();
        onOver();
      }}
    >
      <Switch label={label} checked={shown} onChange={onToggle} />
      <IconButton icon="up" label={words.up(label)} aria-disabled={!onUp} onClick={onUp} />
      <IconButton icon="down" label={words.down(label)} aria-disabled={!onDown} onClick={onDown} />
    </li>
  );
}
