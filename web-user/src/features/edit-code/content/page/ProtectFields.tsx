import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Checkbox, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';

const { min, max } = LIMITS.secureCode;

/** Who sees the page: the protect box and the secure code (section 4), and the box for search engines. Unchecking the protect box clears the code. */
export function ProtectFields({ form }: { form: EditForm }) {
  const { page } = useTexts(EDIT);
  const field = useField(form);
  const isProtected = useWatch({ control: form.control, name: 'memories.isProtected' });
  const codeSet = useWatch({ control: form.control, name: 'memories.codeSet' });
  return (
    <>
      <Checkbox
        label={page.protect}
        help={codeSet && !isProtected ? page.unprotect : undefined}
        {...form.register('memories.isProtected', {
          onChange: () => form.setValue('memories.password', ''),
        })}
      />
      {isProtected ? (
        <PasswordField
          label={page.secureCode}
          help={codeSet ? page.secureCodeSet : page.secureCodeHelp(min, max)}
          {...field('memories.password')}
          autoComplete="new-password"
        />
      ) : (
        <Checkbox label={page.indexed} help={page.indexedHelp} {...form.register('memories.indexed')} />
      )}
    </>
  );
}
