import type { Request } from 'express';
import type { Route } from '../../../contract/route.ts';
import { ROUTES, type RouteName } from '../../../contract/routes/index.ts';
import { shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import type { RateLimiter, RateRule } from '../../../ports/rate-limiter.ts';
import { fromAddress, type Limited, type LimitPorts, limit, RULES, type Take } from './limits.ts';
import { publicAddressOf } from './networks.ts';

/** How often a route may be called from one address, and by one person. */
export interface RouteLimit {
  readonly byAddress: RateRule;
  readonly byPerson?: RateRule;
  /** How often one person may change one code, batch or webhook: each change is an event of its stream, for ever. */
  readonly byPersonAndThing?: RateRule;
}

const OFTEN: RouteLimit = { byAddress: RULES.changesByAddress, byPerson: RULES.changesByPerson };
const ONE: RouteLimit = { ...OFTEN, byPersonAndThing: RULES.changesByPersonAndThing };
const PROFILE: RouteLimit = { byAddress: RULES.changesByAddress, byPerson: RULES.profileByPerson };

/**
 * The limits of every route that changes something; a route without a line fails the test. Handlers add those by what is
 * in the body: an e-mail, a code.
 */
export const ROUTE_LIMITS: Readonly<Partial<Record<RouteName, RouteLimit>>> = {
  register: { byAddress: RULES.registerByAddress },
  registerByEmail: { byAddress: RULES.registerAloneByAddress },
  login: { byAddress: RULES.changesByAddress },
  logout: OFTEN,
  verifyEmail: { byAddress: RULES.otpByAddress },
  otpVerify: { byAddress: RULES.otpByAddress },
  otpResend: { byAddress: RULES.changesByAddress },
  requestPasswordReset: { byAddress: RULES.changesByAddress },
  openReset: { byAddress: RULES.changesByAddress },
  resetPassword: { byAddress: RULES.resetByAddress },
  openInvitation: { byAddress: RULES.invitationByAddress },
  acceptInvitation: { byAddress: RULES.invitationByAddress },
  chooseLanguage: PROFILE,
  acceptTerms: PROFILE,
  cancelEmailChange: OFTEN,
  endSession: OFTEN,
  endOtherSessions: OFTEN,
  secondStep: OFTEN,
  setUpTwoStep: OFTEN,
  confirmTwoStep: OFTEN,
  turnOffTwoStep: OFTEN,
  renewRecoveryCodes: OFTEN,
  passkeySignInOptions: { byAddress: RULES.changesByAddress },
  passkeySignIn: { byAddress: RULES.changesByAddress },
  passkeyOptions: OFTEN,
  addPasskey: OFTEN,
  removePasskey: OFTEN,
  permitGoogleLink: OFTEN,
  unlinkGoogle: OFTEN,
  requestConfirmation: OFTEN,
  prepareDownload: OFTEN,
  eraseAccount: OFTEN,
  eraseUser: OFTEN,
  changeRole: OFTEN,
  endUserSession: OFTEN,
  endUserSessions: OFTEN,
  resendUserOtp: OFTEN,
  sendPasswordLink: OFTEN,
  changeUserEmail: OFTEN,
  inviteStaff: { byAddress: RULES.changesByAddress, byPerson: RULES.invitationsByAdmin },
  withdrawInvitation: OFTEN,
  disableUser: OFTEN,
  enableUser: OFTEN,
  turnOffUserTwoStep: OFTEN,
  updateUser: PROFILE,
  verifySecureCode: { byAddress: RULES.changesByAddress },
  generateCodes: { byAddress: RULES.changesByAddress, byPerson: RULES.generate },
  printBatch: OFTEN,
  printCodes: OFTEN,
  assignCode: OFTEN,
  updateCode: ONE,
  replaceFile: ONE,
  clearContent: ONE,
  changeVisibility: ONE,
  uploadPictures: OFTEN,
  uploadPicture: ONE,
  dismissFailedPictures: OFTEN,
  deleteImage: ONE,
  resetCode: ONE,
  deleteCode: OFTEN,
  restoreCode: ONE,
  approveToggle: ONE,
  restrictToggle: ONE,
  enableCode: ONE,
  disableCode: ONE,
  enableCodeByGet: ONE,
  disableCodeByGet: ONE,
  requestUploads: OFTEN,
  sendInParts: OFTEN,
  finishParts: OFTEN,
  judgeUpload: OFTEN,
  cancelUpload: OFTEN,
  updateText: OFTEN,
  changeDomain: ONE,
  uploadLogo: ONE,
  startRebuild: OFTEN,
  startBulkAction: OFTEN,
  startImport: OFTEN,
  cancelBulkAction: OFTEN,
  undoBulkAction: OFTEN,
  describeBatch: ONE,
  noteCode: ONE,
  tagCode: ONE,
  judgeDestination: ONE,
  shareView: OFTEN,
  renameSharedView: ONE,
  removeSharedView: OFTEN,
  reportCode: { byAddress: RULES.reportByAddress },
  decideNotice: ONE,
  reverseDecision: ONE,
  dismissObjection: ONE,
  decideCode: ONE,
  contestDecision: { byAddress: RULES.objectionByAddress, byPerson: RULES.objectionsByPerson },
  handOverCode: ONE,
  mailCode: ONE,
  addWebhook: OFTEN,
  changeWebhook: ONE,
  pauseWebhook: ONE,
  resumeWebhook: ONE,
  rotateWebhookSecret: ONE,
  removeWebhook: OFTEN,
  testWebhook: { byAddress: RULES.changesByAddress, byPerson: RULES.webhookTests },
  redeliverWebhookMessage: OFTEN,
  redeliverFailedWebhookMessages: OFTEN,
  createApiKey: OFTEN,
  revokeApiKey: OFTEN,
};

/** The limit of every other route. An address of a private network has none: there, a proxy hides who calls. */
const READING = { byAddress: RULES.readsByAddress, byPerson: RULES.readsByPerson } as const;

const lines = new Map<Route, RouteLimit>(
  Object.entries(ROUTES).flatMap(([name, route]) => {
    const line = isLimited(name) ? ROUTE_LIMITS[name] : undefined;
    return line ? [[route, line]] : [];
  }),
);

function isLimited(name: string): name is keyof typeof ROUTE_LIMITS {
  return Object.hasOwn(ROUTE_LIMITS, name);
}

/** What counts the calls of every route. */
export interface CallLimitPorts extends LimitPorts {
  /** Counts calls that only read, in this process alone: a count elsewhere would cost more than the read. */
  readonly readLimiter: RateLimiter;
}

/**
 * Counts a call of a route against its address and its person, before anything is read for it. `personId` is the one that
 * the session names; whether the session is valid is not asked yet.
 */
export async function limitCall(
  context: CallLimitPorts,
  route: Route,
  request: Pick<Request, 'ip' | 'params'>,
  personId: string | undefined,
): Promise<Limited | undefined> {
  const line = lines.get(route);
  if (line === undefined) return limitReading(context, request, personId);
  const byPerson = personId === undefined ? [] : takesOf(line, request, personId);
  return limit(context, ...fromAddress(line.byAddress, request), ...byPerson);
}

function takesOf(
  { byPerson, byPersonAndThing }: RouteLimit,
  { params: { id } }: Pick<Request, 'params'>,
  personId: string,
): readonly Take[] {
  const takes: Take[] = byPerson ? [[byPerson, personId]] : [];
  if (byPersonAndThing && typeof id === 'string')
    takes.push([byPersonAndThing, `${personId} ${shortCodeOf(id) ?? id}`]);
  return takes;
}

/** Counts a call that only reads, before anything is read for it. */
export function limitReading(
  { readLimiter: limiter, secrets }: Pick<CallLimitPorts, 'readLimiter' | 'secrets'>,
  request: Pick<Request, 'ip'>,
  personId: string | undefined,
): Promise<Limited | undefined> {
  const { byAddress, byPerson } = READING;
  const address = publicAddressOf(request) === undefined ? [] : fromAddress(byAddress, request);
  const person = personId === undefined ? [] : [[byPerson, personId] as const];
  return limit({ limiter, secrets }, ...address, ...person);
}
