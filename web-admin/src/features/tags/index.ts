export { TagChips } from './TagChips.tsx';
export { TagField } from './TagField.tsx';
export { TagsField } from './TagsField.tsx';
export { TAGS_IN_USE, useTagsInUse } from './use-tags-in-use.ts';
