import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import './reorder.css';
import { Accessibility } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import { Button, Dialog, useKitTexts } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import type { FileValue } from '../file-value.ts';
import { SortableTile } from './SortableTile.tsx';

interface ReorderDialogProps {
  title: string;
  files: readonly FileValue[];
  onConfirm: (ordered: readonly FileValue[]) => void;
  onClose: () => void;
}

/** The package announces outside the dialog, where screen readers hear nothing while it is open. */
const quiet = (draggable: string) =>
  Accessibility.configure({ announcements: {}, screenReaderInstructions: { draggable } });

type PlaceText = (name: string, place: number, total: number) => string;

/** Reorders files by mouse, touch and keyboard (section 2). The list changes only on Confirm. */
export default function ReorderDialog({ title, files, onConfirm, onClose }: ReorderDialogProps) {
  const { reorder } = useTexts(EDIT).files;
  const { close } = useKitTexts();
  const [order, setOrder] = useState(() => [...files]);
  const [words, setWords] = useState('');
  const dragging = useRef(false);
  /** Says where a file of a list is. */
  const tell = (text: PlaceText, list: readonly FileValue[], id: unknown) => {
    const place = list.findIndex((file) => file.id === id);
    setWords(text(list[place]?.name ?? '', place + 1, list.length));
  };

  function shift(file: FileValue, by: number): void {
    const from = order.indexOf(file);
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, file);
    setOrder(next);
    tell(reorder.moved, next, file.id);
  }

  const start: DragDropEventHandlers['onDragStart'] = ({ operation: { source } }) => {
    dragging.current = true;
    if (source) tell(reorder.pickedUp, order, source.id);
  };
  const over: DragDropEventHandlers['onDragOver'] = (event) => {
    const { source } = event.operation;
    if (source) tell(reorder.over, move(order, event), source.id);
  };
  const end: DragDropEventHandlers['onDragEnd'] = (event) => {
    dragging.current = false;
    const { source } = event.operation;
    const next = event.canceled ? order : move(order, event);
    setOrder(next);
    if (source) tell(event.canceled ? reorder.back : reorder.dropped, next, source.id);
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
            {close}
          </Button>
          <Button onClick={() => onConfirm(order)}>{reorder.confirm}</Button>
        </>
      }
    >
      <p className="qk-soft qu-reorder-help">{reorder.help}</p>
      <DragDropProvider
        plugins={(defaults) => [...defaults, quiet(reorder.keys)]}
        onDragStart={start}
        onDragOver={over}
        onDragEnd={end}
      >
        <ol className="qu-reorder">
          {order.map((file, index) => (
            <SortableTile
              key={file.id}
              value={file}
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
