import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useField } from '../../../../../shell/texts/useField.ts';
import type { EditForm } from '../../../edit-form.ts';

/** The resting place: in words, and where a map finds it. */
export function PlaceFields({ form }: { form: EditForm }) {
  const { parts } = useTexts(EDIT);
  const field = useField(form);
  const line = { maxLength: LIMITS.placeLength, autoComplete: 'off' };
  return (
    <>
      <TextField label={parts.place} help={parts.placeHelp} {...line} {...field('memories.place.text')} />
      <TextField
        label={parts.address}
        help={parts.addressHelp}
        {...line}
        {...field('memories.place.address')}
      />
      <TextField
        label={parts.coordinates}
        help={parts.coordinatesHelp}
        autoComplete="off"
        dir="ltr"
        {...field('memories.place.coordinates')}
      />
    </>
  );
}
