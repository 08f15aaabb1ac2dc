import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Checkbox, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';

/** Whose clock counts: each visitor's own, or that of one place. */
export function PlaceFields({ form, zones }: { form: EditForm; zones: string }) {
  const { smart: words } = useTexts(EDIT);
  const field = useField(form);
  const atPlace = useWatch({ control: form.control, name: 'smart.atPlace' });
  return (
    <div className="qu-smart-place">
      <Checkbox
        label={words.place.everyone}
        help={atPlace ? words.place.counts : words.place.visitors}
        {...form.register('smart.atPlace')}
      />
      {atPlace ? (
        <TextField
          label={words.place.zone}
          help={words.zoneHelp}
          list={zones}
          autoComplete="off"
          spellCheck={false}
          {...field('smart.place')}
        />
      ) : null}
    </div>
  );
}
