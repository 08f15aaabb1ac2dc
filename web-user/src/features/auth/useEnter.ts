import type { User } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../session/access.ts';
import { leaveTo } from '../../shell/leave.ts';
import { forgetClaimedCode } from './claimed-code.ts';

/** Opens the user's first page after sign-in: /admin for admins, / for others (specification section 2). */
export function useEnter(): (user: User, message: string) => void {
  const navigate = useNavigate();
  return (user, message) => {
    forgetClaimedCode();
    notify.ok(message);
    const home = homeOf(user.role);
    if (home === '/admin') leaveTo(home);
    else navigate(home, { replace: true });
  };
}
