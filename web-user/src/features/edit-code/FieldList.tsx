import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import './versions.css';
import type { ContentField } from '@qlaim/web-kit/content-fields';

interface FieldListProps {
  name: string;
  fields: readonly ContentField[];
}

/** Name and content of one version in words, field by field. */
export function FieldList({ name, fields }: FieldListProps) {
  const { versions } = useTexts(EDIT);
  return (
    <dl className="qu-fields">
      {[{ label: versions.name, text: name || versions.none }, ...fields].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
