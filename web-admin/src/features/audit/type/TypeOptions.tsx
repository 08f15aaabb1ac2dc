import '../../../widgets/combobox/options.css';
import './type.css';
import type { AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type HTMLAttributes, useId } from 'react';
import type { EventType } from './event-title.ts';

interface TypeOptionsProps {
  groups: readonly AutocompleteGroupedOption<EventType>[];
  /** What is said beside the options; undefined for nothing. */
  words: string | undefined;
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (option: EventType, index: number) => HTMLAttributes<HTMLElement>;
}

/** The types that were found, below the titles of their groups. */
export function TypeOptions({ groups, words, listProps, optionProps }: TypeOptionsProps) {
  const { types } = useTexts(AUDIT);
  const id = useId();
  return (
    <ul {...listProps} aria-label={types.list} aria-labelledby={undefined} className="qa-event-types qk-list">
      {words === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a listbox holds options, and a list items
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <li role="option" aria-disabled aria-selected={false} className="qa-event-types-words qk-soft">
          {words}
        </li>
      )}
      {groups.map(({ key, group, index, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can not be in a listbox
        <li key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className="qa-event-types-title qk-soft qk-small">
            {group}
          </div>
          {options.map((option, place) => (
            <div
              {...optionProps(option, index + place)}
              key={option.type}
              className="qa-option qa-event-type-option"
            >
              {option.title}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
