import { Button, type ButtonProps, useHydrating } from '@qlaim/web-kit';

/**
 * Submits a form. On a page that the server rendered it waits for the app: the browser itself would send the input in the
 * address of the page, a password included. A form whose button waits is not sent by Enter either.
 */
export function SubmitButton(props: ButtonProps) {
  const hydrating = useHydrating();
  return <Button {...props} type="submit" disabled={hydrating} data-waiting={hydrating || undefined} />;
}
