import './parts.css';
import { useWatch } from 'react-hook-form';
import { SaveButton } from '../../Actions.tsx';
import type { EditForm } from '../../edit-form.ts';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { FoldedPart } from './parts/FoldedPart.tsx';
import { HEAD, TAIL } from './parts/part.ts';
import { Sections } from './parts/Sections.tsx';

/**
 * Tab 3: a page of a person, in parts that are folded until they are wanted. Below 768 px a second Save stands at its top
 * (section 2).
 */
export default function PageTab({ form }: { form: EditForm }) {
  const page = useWatch({ control: form.control, name: 'memories' });
  return (
    <>
      <div className="qu-save-top">
        <SaveButton />
      </div>
      <div className="qu-parts">
        {HEAD.map((name) => (
          <FoldedPart key={name} form={form} name={name} page={page} />
        ))}
        <Sections form={form} page={page} />
        {TAIL.map((name) => (
          <FoldedPart key={name} form={form} name={name} page={page} />
        ))}
      </div>
      <StorageUsed />
    </>
  );
}
