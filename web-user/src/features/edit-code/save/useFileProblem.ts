import type { Issue } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { get } from 'react-hook-form';
import type { EditValues } from '../edit-values.ts';
import { useFileSay } from '../files/useFileSay.ts';
import { isFileField } from '../files/zones.ts';
import { fieldOfIssue } from '../server-issues.ts';

/** Returns a maker of what a toast says about the first file that a save was refused for. The text names the file. */
export function useFileProblem(): (values: EditValues, issues: readonly Issue[]) => string | undefined {
  const { about } = useTexts(EDIT).files;
  const say = useFileSay();
  return (values, issues) => {
    for (const { path, message } of issues) {
      const field = fieldOfIssue(values.tab, path);
      const name: unknown = isFileField(field) ? get(values, `${field}.name`) : undefined;
      if (typeof name === 'string')
        return message.startsWith(`${name} `) ? say(message) : about(name, say(message));
    }
    return undefined;
  };
}
