import type { IncomingMessage } from 'node:http';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { languageOf } from '../language.ts';
import type { PreparedAnswer } from './page-answer.ts';
import { textOrPage } from './text-or-page.ts';
import { unavailablePage } from './unavailable-page.ts';

/** At what an outage is answered. `look`: absent where a program knows no domains, as during its start. */
interface Asked {
  readonly publicUrl: string;
  readonly look?: SiteLook;
}

/** Returns the response to a visitor during an outage. It needs nothing but what is in memory. */
export function unavailable(request: IncomingMessage, { publicUrl, look }: Asked): PreparedAnswer {
  const language = languageOf(request);
  const line = CLAIM_TEXTS[language].unavailable.words;
  return textOrPage(request, publicUrl, {
    status: 503,
    retryAfter: 2,
    page: unavailablePage(language, look),
    line,
  });
}
