import './reorder.css';
import { Accessibility } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import { Button, Dialog } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import type { FileValue } from '../file-value.ts';
import type { Uploads } from '../upload/uploads.ts';
import { SortableTile } from './SortableTile.tsx';

interface ReorderDialogProps {
  title: string;
  files: readonly FileValue[];
  uploads: Uploads;
  onConfirm: (ordered: readonly FileValue[]) => void;
  onClose: () => void;
}

// The package announces outside the dialog, where screen readers hear nothing while it is open.
const QUIET = Accessibility.configure({
  announcements: {},
  screenReaderInstructions: {
    draggable:
      'Press space to pick up the file, arrow keys to move it, space to drop it, and escape to put it back.',
  },
});

/** Reorders files by mouse, touch and keyboard (section 2). The list changes only on Confirm. */
export default function ReorderDialog({ title, files, uploads, onConfirm, onClose }: ReorderDialogProps) {
  const [order, setOrder] = useState(() => [...files]);
  const [words, setWords] = useState('');
  const dragging = useRef(false);
  const nameOf = (id: unknown) => order.find((file) => file.id === id)?.name ?? '';
  const placeOf = (list: readonly FileValue[], id: unknown) =>
    `${list.findIndex((file) => file.id === id) + 1} of ${list.length}`;

  function shift(file: FileValue, by: number): void {
    const from = order.indexOf(file);
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, file);
    setOrder(next);
    setWords(`${file.name} is now at place ${placeOf(next, file.id)}.`);
  }

  const start: DragDropEventHandlers['onDragStart'] = ({ operation: { source } }) => {
    dragging.current = true;
    if (source) setWords(`Picked up ${nameOf(source.id)}, place ${placeOf(order, source.id)}.`);
  };
  const over: DragDropEventHandlers['onDragOver'] = (event) => {
    const { source } = event.operation;
    if (source) setWords(`${nameOf(source.id)} is over place ${placeOf(move(order, event), source.id)}.`);
  };
  const end: DragDropEventHandlers['onDragEnd'] = (event) => {
    dragging.current = false;
    const { source } = event.operation;
    const next = event.canceled ? order : move(order, event);
    setOrder(next);
    if (!source) return;
    const place = placeOf(next, source.id);
    setWords(`${nameOf(source.id)} is ${event.canceled ? 'back' : 'dropped'} at place ${place}.`);
  };

  return (
    <Dialog
      open
      size="large"
      className="qu-reorder-dialog"
      title={title}
      onClose={() => {
        // Escape puts a dragged file back first.
        if (!dragging.current) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onConfirm(order)}>Confirm</Button>
        </>
      }
    >
      <p className="qk-soft qu-reorder-help">Drag a picture to its place, or move it with the arrows.</p>
      <DragDropProvider
        plugins={(defaults) => [...defaults, QUIET]}
        onDragStart={start}
        onDragOver={over}
        onDragEnd={end}
      >
        <ol className="qu-reorder">
          {order.map((file, index) => (
            <SortableTile
              key={file.id}
              value={file}
              file={uploads.fileOf(file.id)}
              index={index}
              count={order.length}
              onShift={(by) => shift(file, by)}
            />
          ))}
        </ol>
      </DragDropProvider>
      <p className="qk-hidden" role="status">
        {words}
      </p>
    </Dialog>
  );
}
