import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useFieldArray } from 'react-hook-form';
import { useField } from '../../../../../shell/texts/useField.ts';
import type { EditForm } from '../../../edit-form.ts';
import { LinkField } from '../../LinkField.tsx';

/** The links of the page, each with the text that is shown in its place. */
export function LinksFields({ form }: { form: EditForm }) {
  const { parts } = useTexts(EDIT);
  const field = useField(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'memories.links' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="qu-condition">
          <legend className="qk-label">{parts.link(place + 1)}</legend>
          <LinkField label={parts.linkAddress} {...field(`memories.links.${place}.url`)} />
          <TextField
            label={parts.linkText}
            help={parts.linkTextHelp}
            maxLength={LIMITS.linkTextLength}
            autoComplete="off"
            {...field(`memories.links.${place}.text`)}
          />
          <Button variant="quiet" icon={<Icon name="trash" />} onClick={() => remove(place)}>
            {parts.removeLink(place + 1)}
          </Button>
        </fieldset>
      ))}
      {fields.length < LIMITS.pageLinks ? (
        <Button
          variant="quiet"
          className="qu-add-condition"
          icon={<Icon name="add" />}
          onClick={() => append({ url: '', text: '' })}
        >
          {parts.addLink}
        </Button>
      ) : null}
    </>
  );
}
