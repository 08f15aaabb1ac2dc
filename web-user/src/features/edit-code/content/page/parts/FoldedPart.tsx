import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { get } from 'react-hook-form';
import { useSharedInto } from '../../../../share/index.ts';
import type { EditForm } from '../../../edit-form.ts';
import type { PageValues } from '../page-values.ts';
import { PAGE_PARTS } from './page-parts.ts';
import type { PartName } from './part.ts';

interface FoldedPartProps {
  form: EditForm;
  name: PartName;
  page: PageValues;
  /** Further buttons beside the heading. */
  children?: ReactNode;
}

/** A part of the tab, folded until it is wanted. It says what is in it, and opens itself where a field is refused, or gets a shared picture. */
export function FoldedPart({ form, name, page, children }: FoldedPartProps) {
  const texts = useTexts(EDIT);
  const { parts } = texts;
  const { Fields, fields, holds } = PAGE_PARTS[name];
  const id = useId();
  const wrong = fields.some((field) => get(form.formState.errors, `memories.${field}`) !== undefined);
  const shared = useSharedInto().into === 'memories' && name === 'pictures';
  const [open, setOpen] = useState(wrong || shared);
  const [wasWrong, setWasWrong] = useState(wrong);
  if (wrong !== wasWrong) {
    setWasWrong(wrong);
    if (wrong) setOpen(true);
  }
  const held = holds(page, texts);
  return (
    <div className="qu-part" data-part={name}>
      <div className="qu-part-head">
        <h2>
          <button
            type="button"
            className="qu-part-fold"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevronDown" size={20} />
            <span className="qu-part-name">{parts.names[name]}</span>{' '}
            {wrong ? (
              <span className="qu-part-wrong">
                <Icon name="alert" size={16} />
                {parts.wrong}
              </span>
            ) : (
              <span className="qu-part-held" dir="auto">
                {held === '' ? parts.nothing : held}
              </span>
            )}
          </button>
        </h2>
        {children}
      </div>
      <div id={id} className="qu-part-fields" hidden={!open}>
        <Fields form={form} />
      </div>
    </div>
  );
}
