import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useTexts } from '@qlaim/web-kit/texts';
import './filters.css';
import type { CodeFilter } from '@qlaim/backend/contract';
import { Button, Icon, useFormats } from '@qlaim/web-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { batchAddress } from '../../../api/addresses.ts';
import { focusGrid } from '../focus-grid.ts';
import { chipText } from './chip-text.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { CodeFilterControl } from './use-code-filter.ts';
import { useBatch, useOwner } from './use-named.ts';

/** The filters that are set, which can be taken away one by one. */
export default function FilterChips({ filter, change, reset }: CodeFilterControl) {
  const words = useTexts(CODE_FILTERS).set;
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(filter);

  /** The button goes with its filter: the focus moves to the next one, else to the codes. */
  function take({ names }: Chip, place: number) {
    const stays = chips.length > 1 || filter.q !== undefined;
    if (stays) list.current?.querySelectorAll('button')[place + 1]?.focus();
    else focusGrid();
    change(() => Object.fromEntries(names.map((name) => [name, undefined])));
  }

  return (
    <ul ref={list} className="qa-chips" aria-label={words.label}>
      {chips.map((chip, place) => (
        <li key={chip.of}>
          <OneChip of={chip.of} filter={filter} onTake={() => take(chip, place)} />
        </li>
      ))}
      <li>
        <Button variant="quiet" title={words.clearAll} onClick={reset}>
          {words.clear}
        </Button>
      </li>
    </ul>
  );
}

function OneChip({ of, filter, onTake }: { of: Chip['of']; filter: CodeFilter; onTake: () => void }) {
  const texts = useTexts(CODE_FILTERS);
  const { createdDate } = useFormats();
  const owner = useOwner(of === 'ownerId' ? filter.ownerId : undefined);
  const batch = useBatch(of === 'batchId' ? filter.batchId : undefined);
  const text = chipText(of, filter, { texts, createdDate, owner, batch });
  return (
    <>
      <button type="button" className="qa-chip" aria-label={texts.set.take(text)} onClick={onTake}>
        <span>{text}</span>
        <Icon name="close" size={16} />
      </button>
      {of === 'batchId' && filter.batchId !== undefined ? (
        <Link to={batchAddress(filter.batchId)} className="qa-chip-link">
          {batch}
        </Link>
      ) : null}
    </>
  );
}
