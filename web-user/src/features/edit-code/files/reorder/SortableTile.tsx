import { useSortable } from '@dnd-kit/react/sortable';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { FileValue } from '../file-value.ts';
import { ListedPicture } from '../look/ListedPicture.tsx';
import { MoveButtons } from '../MoveButtons.tsx';

interface SortableTileProps {
  value: FileValue;
  index: number;
  count: number;
  onShift: (by: 1 | -1) => void;
}

/** A file in the grid. Its picture is the handle to drag it. */
export function SortableTile({ value, index, count, onShift }: SortableTileProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: value.id, index });
  const { reorder } = useTexts(EDIT).files;
  const { name } = value;
  return (
    <li ref={ref} className="qu-tile" data-dragging={isDragging || undefined}>
      <button ref={handleRef} type="button" className="qu-tile-handle" aria-label={reorder.drag(name)}>
        <ListedPicture value={value} />
        <span className="qu-tile-place" aria-hidden="true">
          <Icon name="drag" size={16} />
          {index + 1}
        </span>
      </button>
      <p className="qu-tile-name qk-small">{name}</p>
      <div className="qu-tile-moves">
        <MoveButtons name={name} place={index} count={count} onMove={onShift} />
      </div>
    </li>
  );
}
