import { INVITE_TEXTS } from '@qlaim/backend/texts/invite';
import { ROLE_WORDS } from '@qlaim/backend/texts/roles';
import { useShown } from '@qlaim/web-kit/texts';

/** Returns the texts of the page, and of the roles, in the language of the screen. */
export function useInviteTexts() {
  const { language } = useShown();
  return { words: INVITE_TEXTS[language], roles: ROLE_WORDS[language] };
}
