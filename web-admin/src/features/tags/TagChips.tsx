import { Icon } from '@qlaim/web-kit';
import { useRef } from 'react';
import './tags.css';
import { TAGS } from '@qlaim/backend/texts/console/tags';
import { useTexts } from '@qlaim/web-kit/texts';

interface TagChipsProps {
  tags: readonly string[];
  /** Takes a tag off. Without it the tags can only be read. */
  onRemove?: (tag: string) => void;
  /** Takes the focus where the last button goes. */
  onLast?: () => void;
}

/** Tags on as many lines as they need, each with a button that takes it off. */
export function TagChips({ tags, onRemove, onLast }: TagChipsProps) {
  const words = useTexts(TAGS);
  const list = useRef<HTMLUListElement>(null);

  /** The button goes with its tag: the focus moves to the one beside it. */
  function remove(tag: string, place: number) {
    const buttons = list.current?.querySelectorAll('button');
    const beside = buttons?.[place + 1] ?? buttons?.[place - 1];
    if (beside) beside.focus();
    else onLast?.();
    onRemove?.(tag);
  }

  return (
    <ul ref={list} className="qa-tags" aria-label={words.list}>
      {tags.map((tag, place) => (
        <li key={tag} className="qa-tag">
          <span dir="auto">{tag}</span>
          {onRemove ? (
            <button
              type="button"
              className="qa-tag-off"
              title={words.takeOff(tag)}
              aria-label={words.takeOff(tag)}
              onClick={() => remove(tag, place)}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
