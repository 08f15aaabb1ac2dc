import { showState } from './states.ts';

/** The texts that the place of the message carries, by the code of the server's refusal. */
const MESSAGES: Readonly<Record<string, string>> = {
  secure_code_invalid: 'invalid',
  invalid_input: 'invalid',
  too_many_requests: 'tooMany',
};

/** Verifies the secure code without leaving the page, and shows or hides what is typed. */
export function enhanceGate(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=secureCode]');
  const show = form.querySelector<HTMLButtonElement>('[data-show]');
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  const problem = form.querySelector<HTMLElement>('[role=alert]');
  if (!input || !show || !submit || !problem) return;
  input.focus();

  show.hidden = false;
  show.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    showState(show, shown ? 'shown' : 'hidden');
    show.setAttribute('aria-pressed', String(shown));
  });

  const refuse = (message: string): void => {
    problem.textContent = problem.dataset[message] ?? '';
    input.setAttribute('aria-invalid', 'true');
    input.select();
    input.focus();
  };

  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.ariaDisabled === 'true') return;
    if (input.value === '') return refuse('required');
    problem.textContent = '';
    submit.ariaDisabled = 'true';
    showState(submit, 'busy');
    const message = await verify(form.dataset['gate'] ?? '', input.value);
    // The address of the page itself, which after a form without script is the same as that of the form.
    if (message === undefined) return window.location.replace(form.action);
    submit.ariaDisabled = null;
    showState(submit, 'ready');
    refuse(message);
  });
}

/** Returns which message tells of the refusal; undefined for the right code. */
async function verify(code: string, secureCode: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/barcode/${code}/verify-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ secureCode }),
    });
    if (response.ok) return undefined;
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null && 'code' in answer)
      return MESSAGES[String(answer.code)] ?? 'failed';
  } catch {
    // Without an answer nothing is known of the code.
  }
  return 'failed';
}
