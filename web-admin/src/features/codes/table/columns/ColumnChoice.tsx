import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { Button, TextField, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ColumnRow } from './ColumnRow.tsx';
import { useColumns } from './use-columns.ts';

/** Which columns the table shows, and in which order. */
export default function ColumnChoice({ id }: { id: string }) {
  const { all, shown, toggle, move, reset } = useColumns();
  const { choice, columns } = useTexts(CODE_TABLE);
  const { locale } = useFormats();
  const [text, setText] = useState('');
  const [dragged, setDragged] = useState<number>();
  const typed = text.trim().toLocaleLowerCase(locale);

  /** The dragged column takes the place that it comes over. */
  function over(place: number) {
    if (dragged === undefined || dragged === place) return;
    move(dragged, place);
    setDragged(place);
  }

  return (
    <section id={id} className="qa-columns-choice" aria-label={choice.label} tabIndex={-1}>
      <TextField
        label={choice.search}
        aria-label={choice.search}
        placeholder={choice.search}
        autoFocus
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul>
        {all.map((column, place) =>
          columns[column.source].toLocaleLowerCase(locale).includes(typed) ? (
            <ColumnRow
              key={column.source}
              label={columns[column.source]}
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
        {choice.reset}
      </Button>
    </section>
  );
}
