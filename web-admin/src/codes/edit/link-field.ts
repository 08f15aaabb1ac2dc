import { FORM_MESSAGES, linkProblem } from '@qlaim/backend/contract';

/** What is wrong with the link of the edit modal: an http or https scheme is required, empty is allowed (specification, section 5). */
export function modalLinkProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const problem = linkProblem(text);
  if (problem !== undefined) return problem;
  return /^https?:\/\//i.test(text) ? undefined : FORM_MESSAGES.linkInvalid;
}
