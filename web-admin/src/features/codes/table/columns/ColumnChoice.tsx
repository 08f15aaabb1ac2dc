import { Button, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { ColumnRow } from './ColumnRow.tsx';
import { useColumns } from './use-columns.ts';

/** Which columns the table shows, and in which order. */
export default function ColumnChoice({ id }: { id: string }) {
  const { all, shown, toggle, move, reset } = useColumns();
  const [text, setText] = useState('');
  const [dragged, setDragged] = useState<number>();
  const typed = text.trim().toLowerCase();

  /** The dragged column takes the place that it comes over. */
  function over(place: number) {
    if (dragged === undefined || dragged === place) return;
    move(dragged, place);
    setDragged(place);
  }

  return (
    <section id={id} className="qa-columns-choice" aria-label="Choice of columns" tabIndex={-1}>
      <TextField
        label="Search columns"
        aria-label="Search columns"
        placeholder="Search columns"
        autoFocus
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul>
        {all.map((column, place) =>
          column.label.toLowerCase().includes(typed) ? (
            <ColumnRow
              key={column.source}
              label={column.label}
              shown={shown.includes(column)}
              onToggle={() => toggle(column.source)}
              onUp={place > 0 ? () => move(place, place - 1) : undefined}
              onDown={place < all.length - 1 ? () => move(place, place + 1) : undefined}
              onDrag={(drags) => setDragged(drags ? place : undefined)}
              onOver={() => over(place)}
            />
          ) : null,
        )}
      </ul>
      <Button variant="quiet" wide onClick={reset}>
        Reset
      </Button>
    </section>
  );
}
