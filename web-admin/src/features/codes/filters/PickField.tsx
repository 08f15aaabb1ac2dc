import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useTexts } from '@qlaim/web-kit/texts';
import './filters.css';
import useAutocomplete from '@mui/material/useAutocomplete';
import { FALLBACKS } from '@qlaim/backend/contract';
import { IconButton, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { useFailure } from '../../../texts/use-say.ts';

export interface Pick {
  readonly id: string;
  readonly label: string;
  /** What else tells it apart. */
  readonly detail?: string;
}

/** What a typed text means. */
export interface Found {
  /** Undefined while that is asked. */
  readonly picks: readonly Pick[] | undefined;
  readonly error: unknown;
}

interface PickFieldProps {
  label: string;
  /** What the button says that takes the choice away. */
  clear: string;
  picked: Pick | null;
  useFound: (text: string, isOpen: boolean) => Found;
  onPick: (id: string | undefined) => void;
}

/** A combobox (WAI-ARIA) that finds one of many by what is typed. */
export function PickField({ label, clear, picked, useFound, onPick }: PickFieldProps) {
  const { any, none } = useTexts(CODE_FILTERS);
  const failure = useFailure();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const found = useFound(typed ?? '', open);
  const picks = useAutocomplete<Pick>({
    options: [...(found.picks ?? [])],
    value: picked,
    open,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      setTyped(undefined);
    },
    inputValue: typed ?? picked?.label ?? '',
    filterOptions: (all) => all,
    getOptionLabel: (pick) => pick.label,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_event, pick) => onPick(pick?.id),
  });
  const { id, ...input } = picks.getInputProps();
  const clearButton = <IconButton icon="close" label={clear} onClick={() => onPick(undefined)} />;
  const empty = found.picks?.length === 0 ? none : undefined;
  const status = found.error ? failure(found.error, FALLBACKS.general) : empty;
  return (
    <div {...picks.getRootProps()} className="qa-pick">
      <TextField
        {...input}
        id={id}
        label={label}
        placeholder={any}
        autoComplete="off"
        spellCheck={false}
        suffix={picked ? clearButton : null}
      />
      {open ? (
        <div className="qa-pick-popup">
          <ul
            {...picks.getListboxProps()}
            className="qa-pick-list"
            aria-label={label}
            aria-labelledby={undefined}
          >
            {picks.groupedOptions.map((pick, index) => (
              <li {...picks.getOptionProps({ option: pick, index })} key={pick.id}>
                <span>{pick.label}</span>
                <span className="qk-soft qk-small">{pick.detail}</span>
              </li>
            ))}
          </ul>
          <p role="status">{status}</p>
        </div>
      ) : null}
    </div>
  );
}
