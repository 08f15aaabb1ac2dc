import { TextField } from '@qlaim/web-kit';
import { fieldOf } from '../../../../form/field-of.ts';
import type { TabProps } from '../tab-props.ts';

/** Tab 1. The input has no type url, because browsers would refuse addresses without a scheme first. */
export function LinkTab({ form, children }: TabProps) {
  return (
    <div className="qu-tab">
      <TextField
        label="Link"
        help="The page that opens when somebody scans the code, such as www.example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'link')}
      />
      {children}
    </div>
  );
}
