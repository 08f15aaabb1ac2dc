import { googleOutcomeIn, MESSAGES } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTell } from '../../shell/texts/useTell.ts';

/** Says how linking Google ended, and removes it from the address. */
export function useGoogleLinked(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { linking } = useTexts(PERSON);
  const tell = useRef(useTell());
  useEffect(() => {
    const outcome = googleOutcomeIn(search);
    if (outcome === undefined) return;
    if (outcome === 'done') tell.current.ok(MESSAGES.googleLinked);
    else tell.current.text.fail(linking[outcome]);
    navigate(pathname, { replace: true });
  }, [pathname, search, navigate, linking]);
}
