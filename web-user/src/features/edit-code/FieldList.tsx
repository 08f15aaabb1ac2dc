import './versions.css';
import type { Field } from './content-fields.ts';

interface FieldListProps {
  name: string;
  /** Undefined where the content is not known. */
  fields: readonly Field[] | undefined;
  /** The words for an unknown content. */
  unknown?: string;
}

/** Name and content of one version in words, field by field. */
export function FieldList({ name, fields, unknown = 'Not available' }: FieldListProps) {
  const rows: readonly Field[] = [
    { label: 'Name', text: name || 'None' },
    ...(fields ?? [{ label: 'Leads to', text: unknown }]),
  ];
  return (
    <dl className="qu-fields">
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
