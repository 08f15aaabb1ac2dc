import './filters.css';
import useAutocomplete from '@mui/material/useAutocomplete';
import { FALLBACKS } from '@qlaim/backend/contract';
import { IconButton, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';

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
  picked: Pick | null;
  useFound: (text: string, isOpen: boolean) => Found;
  onPick: (id: string | undefined) => void;
}

/** A combobox (WAI-ARIA) that finds one of many by what is typed. */
export function PickField({ label, picked, useFound, onPick }: PickFieldProps) {
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
  const clear = (
    <IconButton icon="close" label={`Any ${label.toLowerCase()}`} onClick={() => onPick(undefined)} />
  );
  return (
    <div {...picks.getRootProps()} className="qa-pick">
      <TextField
        {...input}
        id={id}
        label={label}
        placeholder="Any"
        autoComplete="off"
        spellCheck={false}
        suffix={picked ? clear : null}
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
          <p role="status">{statusOf(found)}</p>
        </div>
      ) : null}
    </div>
  );
}

function statusOf({ picks, error }: Found): string | undefined {
  if (error) return messageOf(error, FALLBACKS.general);
  return picks?.length === 0 ? 'Nothing found' : undefined;
}
