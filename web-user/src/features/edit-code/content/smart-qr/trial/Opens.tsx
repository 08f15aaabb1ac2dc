import { linkProblem } from '@qlaim/backend/contract';
import { isSkipped, type SmartLinks, type Trial, tryOut } from '@qlaim/backend/contract/smart';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';

interface OpensProps {
  smart: SmartLinks;
  trial: Trial;
}

/** Answers 'What opens at…?', with the function that the scan page runs. */
export function Opens({ smart, trial }: OpensProps) {
  const { smart: words } = useTexts(EDIT);
  return (
    <p aria-live="polite" className="qu-opens-answer">
      {answer(words, smart, trial)}
    </p>
  );
}

function answer(words: EditWords['smart'], smart: SmartLinks, trial: Trial): string {
  if (isSkipped(trial)) return words.trial.skipped;
  const url = tryOut(smart, trial);
  if (url === undefined) return words.opensShop;
  return linkProblem(url) === undefined ? words.opens(url) : words.incomplete;
}
