import { useRef } from 'react';
import { TagChips } from './TagChips.tsx';
import { TagField } from './TagField.tsx';

interface TagsFieldProps {
  tags: readonly string[];
  problem: string | undefined;
  onChange: (tags: readonly string[]) => void;
}

/** Several tags: those that are chosen, and the field that adds another. */
export function TagsField({ tags, problem, onChange }: TagsFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="qa-tags-field">
      {tags.length > 0 ? (
        <TagChips
          tags={tags}
          onRemove={(gone) => onChange(tags.filter((tag) => tag !== gone))}
          onLast={() => field.current?.querySelector('input')?.focus()}
        />
      ) : null}
      <TagField taken={tags} problem={problem} takesTyped onPick={(tag) => onChange([...tags, tag])} />
    </div>
  );
}
