import type { User } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../session/access.ts';
import { leaveTo } from '../../shell/leave.ts';
import { forgetClaimedCode } from './claimed-code.ts';

/** After sign-in: an admin goes to /admin, others to / (specification section 2). */
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
