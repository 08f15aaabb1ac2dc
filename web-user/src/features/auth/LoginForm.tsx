import { ApiError } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, PasswordField, useHydrating, useLook } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useKnowsPasskeys } from '../../session/useKnowsPasskeys.ts';
import { textIn } from '../../shell/text-in.ts';
import { useField } from '../../shell/texts/useField.ts';
import { FormFailure } from './FormFailure.tsx';
import { ContinueWithGoogle } from './google/ContinueWithGoogle.tsx';
import { resolverOf, useReporting, useRulesSoon } from './load-rules.ts';
import { LOGIN_FIELDS, useLogin } from './login.ts';
import { usePasskeySignIn } from './passkey-sign-in.ts';
import { ResetRequestDialog } from './reset/ResetRequestDialog.tsx';

/** `code`: the short code that the visitor wants to claim. */
export function LoginForm({ code }: { code: string | undefined }) {
  const { fields, signIn } = useTexts(ACCOUNT);
  const { name: shop } = useLook();
  const [resetting, setResetting] = useState(false);
  const hydrating = useHydrating();
  const email = textIn(useLocation().state, 'email');
  useRulesSoon();
  const form = useForm({
    resolver: resolverOf(({ loginRules }) => loginRules),
    // A field without a default keeps what was typed before the app took the page over.
    defaultValues: email === undefined ? {} : { email },
  });
  const login = useLogin();

  const passkey = usePasskeySignIn(code);
  const knowsPasskeys = useKnowsPasskeys();
  const field = useField(form);

  const submit = form.handleSubmit((typed) =>
    login.mutate(
      { ...typed, ...(code === undefined ? {} : { link: code }) },
      {
        onError: (error) => {
          showIssues(error, LOGIN_FIELDS, form.setError);
          // The toast says that they don't fit.
          if (error instanceof ApiError && error.code === 'wrong_credentials') form.setFocus('password');
        },
      },
    ),
  );
  const send = useReporting(submit);

  return (
    <>
      <form className="qu-form" onSubmit={send} noValidate>
        <EmailField label={fields.email} autoComplete="username webauthn" {...field('email')} />
        <PasswordField
          label={fields.password}
          // After the one-time code the e-mail is filled in.
          autoFocus={email !== undefined}
          {...field('password')}
        />
        <button
          type="button"
          className="qu-link-button qu-forgot"
          // Before the app has taken the page over, a press would be lost.
          disabled={hydrating}
          onClick={() => setResetting(true)}
        >
          {signIn.forgot}
        </button>
        <FormFailure error={login.error} fields={LOGIN_FIELDS} />
        <SubmitButton busy={login.isPending} wide>
          {signIn.submit}
        </SubmitButton>
      </form>
      {knowsPasskeys ? (
        <Button variant="quiet" wide busy={passkey.isPending} onClick={() => passkey.mutate()}>
          {signIn.passkey}
        </Button>
      ) : null}
      <ContinueWithGoogle code={code} />
      <p className="qk-other-way">
        {signIn.newHere(shop)}{' '}
        <Link to="/register" state={code === undefined ? null : { code }}>
          {signIn.signUp}
        </Link>
      </p>
      <ResetRequestDialog
        open={resetting}
        onClose={() => setResetting(false)}
        email={resetting ? form.getValues('email') : undefined}
      />
    </>
  );
}
