import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useController } from 'react-hook-form';
import { useSay } from '../../../../shell/texts/useSay.ts';
import type { EditForm } from '../../edit-form.ts';
import type { FileValue } from '../../files/file-value.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { Problem } from '../../Problem.tsx';

interface CoverFieldProps {
  form: EditForm;
  images: readonly FileValue[];
}

/** Chooses the image that the page shows large at its top. The form holds the id of its file; empty for none. */
export function CoverField({ form, images }: CoverFieldProps) {
  const { cover: words } = useTexts(EDIT).page;
  const say = useSay();
  const { field, fieldState } = useController({ control: form.control, name: 'memories.cover' });
  // A removed image is no cover any more.
  const cover = images.some(({ id }) => id === field.value) ? field.value : '';
  const radio = (id: string) => ({
    type: 'radio' as const,
    name: field.name,
    value: id,
    checked: cover === id,
    onChange: () => field.onChange(id),
  });
  return (
    <fieldset className="qu-choices">
      <legend className="qk-label">{words.title}</legend>
      <p className="qk-help">{words.help}</p>
      <div className="qu-choice-list">
        <label className="qu-choice">
          <input {...radio('')} ref={field.ref} />
          <span className="qu-thumb">
            <Icon name="close" size={24} />
          </span>
          <span>{words.none}</span>
        </label>
        {images.map((image, place) => (
          <label key={image.id} className="qu-choice">
            <input {...radio(image.id)} />
            <ListedPicture value={image} />
            <span>
              {words.image(place + 1)}
              <span className="qk-hidden">: {image.description || image.name}</span>
            </span>
          </label>
        ))}
      </div>
      {fieldState.error ? <Problem words={say(fieldState.error.message ?? '')} /> : null}
    </fieldset>
  );
}
