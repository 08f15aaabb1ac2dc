import '../../widgets/combobox/options.css';
import useAutocomplete from '@mui/material/useAutocomplete';
import { FALLBACKS, type TagInUse } from '@qlaim/backend/contract';
import { Tag, tagKey } from '@qlaim/backend/contract/console';
import { TextField } from '@qlaim/web-kit';
import { type KeyboardEvent, useState } from 'react';
import { useFailure, useSay } from '../../texts/use-say.ts';
import './tags.css';
import { TAGS } from '@qlaim/backend/texts/console/tags';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTagsInUse } from './use-tags-in-use.ts';

interface TagFieldProps {
  /** Tags that are not offered, because they are there. */
  taken: readonly string[];
  /** A problem that is not about what is typed. */
  problem?: string | undefined;
  autoFocus?: boolean;
  /** Whether what is typed is taken when the focus leaves the field. */
  takesTyped?: boolean;
  /** Called with Escape while nothing is offered. */
  onLeave?: () => void;
  onPick: (tag: string) => void;
}

/** A combobox (WAI-ARIA) that offers the tags in use. Enter takes what is typed, so that a new tag needs no other way. */
export function TagField({ taken, problem, autoFocus, takesTyped = false, onLeave, onPick }: TagFieldProps) {
  const words = useTexts(TAGS);
  const say = useSay();
  const failure = useFailure();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { tags, error } = useTagsInUse(text, open);
  const typed = text.trim() === '' ? undefined : Tag.safeParse(text);
  const wrong = typed?.error?.issues[0]?.message;
  const keys = new Set(taken.map(tagKey));
  const offered = (tags ?? []).filter(({ tag }) => !keys.has(tagKey(tag)));

  function pick(tag: string) {
    const parsed = Tag.safeParse(tag);
    if (!parsed.success) return;
    setText('');
    const key = tagKey(parsed.data);
    if (keys.has(key)) return;
    const known = offered.find((one) => tagKey(one.tag) === key);
    onPick(known?.tag ?? parsed.data);
  }

  function leave(event: KeyboardEvent) {
    if (!onLeave || event.key !== 'Escape' || (open && offered.length > 0)) return;
    // A dialog around the field stays.
    event.preventDefault();
    onLeave();
  }

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, id } =
    useAutocomplete<TagInUse, false, false, true>({
      freeSolo: true,
      options: offered,
      value: null,
      inputValue: text,
      open,
      autoSelect: takesTyped,
      clearOnBlur: false,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      filterOptions: (all) => all,
      getOptionLabel: (option) => (typeof option === 'string' ? option : option.tag),
      getOptionKey: (option) => (typeof option === 'string' ? option : tagKey(option.tag)),
      onInputChange: (_event, value, reason) => {
        if (reason === 'input') setText(value);
      },
      onChange: (_event, option) => {
        if (option !== null) pick(typeof option === 'string' ? option : option.tag);
      },
    });
  return (
    <div {...getRootProps({ onKeyDown: leave })} className="qa-tag-field">
      <TextField
        {...getInputProps()}
        id={id}
        label={words.label}
        help={words.help}
        error={wrong === undefined ? problem : say(wrong)}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
      />
      {open ? (
        <ul
          {...getListboxProps()}
          aria-label={words.inUse}
          aria-labelledby={undefined}
          className="qa-tag-options"
        >
          {groupedOptions.map((option, index) =>
            'tag' in option ? (
              <li
                {...getOptionProps({ option, index })}
                key={tagKey(option.tag)}
                className="qa-option qa-tag-option"
              >
                <span dir="auto">{option.tag}</span>
                <span className="qk-soft qk-small">{words.codes(option.count)}</span>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      <p role="status" className="qk-soft qk-small">
        {error ? failure(error, FALLBACKS.general) : null}
      </p>
    </div>
  );
}
