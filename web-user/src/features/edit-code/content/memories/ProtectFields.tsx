import { LIMITS } from '@qlaim/backend/contract';
import { Checkbox, PasswordField } from '@qlaim/web-kit';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../form/field-of.ts';
import type { EditForm } from '../../useEditForm.ts';

const { min, max } = LIMITS.secureCode;

/** Who sees the page: the protect box and the secure code (section 4), and the box for search engines. Unchecking the protect box clears the code. */
export function ProtectFields({ form }: { form: EditForm }) {
  const isProtected = useWatch({ control: form.control, name: 'memories.isProtected' });
  const codeSet = useWatch({ control: form.control, name: 'memories.codeSet' });
  return (
    <>
      <Checkbox
        label="Protect this page with a secure code"
        help={
          codeSet && !isProtected
            ? 'Saving removes the secure code: everybody can then see the page.'
            : undefined
        }
        {...form.register('memories.isProtected', {
          onChange: () => form.setValue('memories.password', ''),
        })}
      />
      {isProtected ? (
        <PasswordField
          label="Secure code"
          help={
            codeSet
              ? 'A secure code is set. Leave this empty to keep it.'
              : `${min} to ${max} characters. Visitors enter it to see the page.`
          }
          {...fieldOf(form, 'memories.password')}
          autoComplete="new-password"
        />
      ) : (
        <Checkbox
          label="Let search engines find this page"
          help="Otherwise only people with the code or the link find it."
          {...form.register('memories.indexed')}
        />
      )}
    </>
  );
}
