import { FORM_MESSAGES, linkProblem } from '@qlaim/backend/contract';

/**
 * Returns the problem of a link in the edit modal, or undefined. It requires http or https and allows an empty
 * link (specification, section 5). Its one message fits the help: the message of the owner's tab also allows `www.`.
 */
export function modalLinkProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const valid = /^https?:\/\//i.test(text) && linkProblem(text) === undefined;
  return valid ? undefined : FORM_MESSAGES.linkInvalid;
}
