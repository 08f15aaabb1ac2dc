import { VIEWS } from '@qlaim/backend/texts/console/views';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ChangeEvent, useState } from 'react';

export type ViewName = ReturnType<typeof useViewName>;

/** Returns the field for the name of a view, and what checks it. No view may have a name that is taken. */
export function useViewName(before: string, taken: readonly string[]) {
  const { nameMissing, nameTaken } = useTexts(VIEWS);
  const [value, setValue] = useState(before);
  const [error, setError] = useState<string>();
  const name = value.trim();
  return {
    field: {
      value,
      error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
    },
    /** Returns the name; undefined where the field now says what is wrong with it. */
    check: (): string | undefined => {
      const problem = name === '' ? nameMissing : taken.includes(name) ? nameTaken : undefined;
      setError(problem);
      return problem === undefined ? name : undefined;
    },
    /** Says at the field that another view has the name. */
    refuse: () => setError(nameTaken),
  };
}
