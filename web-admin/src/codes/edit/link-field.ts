import { FORM_MESSAGES, linkProblem } from '@qlaim/backend/contract';

/**
 * Returns the problem of a link in the edit modal, or undefined. It requires http or https and allows an empty
 * link (specification, section 5).
 */
export function modalLinkProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const problem = linkProblem(text);
  if (problem !== undefined) return problem;
  return /^https?:\/\//i.test(text) ? undefined : FORM_MESSAGES.linkInvalid;
}
