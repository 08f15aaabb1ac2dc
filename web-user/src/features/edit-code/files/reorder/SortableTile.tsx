import { useSortable } from '@dnd-kit/react/sortable';
import { Icon, IconButton } from '@qlaim/web-kit';
import { FileThumb } from '../FileThumb.tsx';
import type { FileValue } from '../file-value.ts';
import { useLook } from '../look/useLook.ts';

interface SortableTileProps {
  value: FileValue;
  /** The chosen file behind it, if it was chosen on this page. */
  file: File | undefined;
  index: number;
  count: number;
  onShift: (by: 1 | -1) => void;
}

/** A file in the grid. Its picture is the handle to drag it. */
export function SortableTile({ value, file, index, count, onShift }: SortableTileProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: value.id, index });
  const look = useLook(value, file);
  const { name } = value;
  return (
    <li ref={ref} className="qu-tile" data-dragging={isDragging || undefined}>
      <button ref={handleRef} type="button" className="qu-tile-handle" aria-label={`Drag ${name}`}>
        <FileThumb value={value} look={look} />
        <span className="qu-tile-place" aria-hidden="true">
          <Icon name="drag" size={16} />
          {index + 1}
        </span>
      </button>
      <p className="qu-tile-name qk-small">{name}</p>
      <div className="qu-tile-moves">
        <IconButton icon="up" label={`Move ${name} up`} disabled={index === 0} onClick={() => onShift(-1)} />
        <IconButton
          icon="down"
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => onShift(1)}
        />
      </div>
    </li>
  );
}
