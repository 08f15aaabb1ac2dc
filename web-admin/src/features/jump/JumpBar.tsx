import useAutocomplete from '@mui/material/useAutocomplete';
import { FALLBACKS } from '@qlaim/backend/contract';
import { JUMP, type JumpTexts } from '@qlaim/backend/texts/console/jump';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type KeyboardEvent, useState } from 'react';
import { useFailure } from '../../texts/use-say.ts';
import { TargetList } from './TargetList.tsx';
import type { Target } from './targets.ts';
import { useTargets } from './use-targets.ts';

/** A combobox (WAI-ARIA) of codes, batches, people and sections. */
export function JumpBar({ onChoose }: { onChoose: (target: Target) => void }) {
  const words = useTexts(JUMP);
  const failure = useFailure();
  const [text, setText] = useState('');
  const { targets, searching, error } = useTargets(text);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, id } =
    useAutocomplete<Target>({
      id: 'jump',
      options: targets,
      value: null,
      inputValue: text,
      open: true,
      autoHighlight: true,
      clearOnBlur: false,
      clearOnEscape: false,
      filterOptions: (all) => all,
      getOptionLabel: ({ label }) => label,
      getOptionKey: ({ address }) => address,
      isOptionEqualToValue: (one, other) => one.address === other.address,
      onInputChange: (_event, typed, reason) => {
        if (reason === 'input') setText(typed);
      },
      onChange: (_event, target) => {
        if (target) onChoose(target);
      },
    });
  return (
    <div {...getRootProps({ onKeyDown: leaveEscape })}>
      <TextField
        {...getInputProps()}
        id={id}
        label={words.label}
        error={error ? failure(error, FALLBACKS.general) : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <TargetList
        targets={groupedOptions}
        listProps={getListboxProps()}
        optionProps={(option, index) => getOptionProps({ option, index })}
      />
      <p className="qk-soft qk-small" role="status">
        {statusOf(targets.length, searching, words)}
      </p>
    </div>
  );
}

/** The list is always open, so that Escape is left to the dialog. */
function leaveEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') Object.assign(event, { defaultMuiPrevented: true });
}

function statusOf(found: number, searching: boolean, words: JumpTexts): string {
  if (searching) return words.searching;
  return found === 0 ? words.none : words.found(found);
}
