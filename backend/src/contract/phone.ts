import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber as Parsed,
  parseDigits,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { PhoneInput, PhoneNumber } from './content/phone-number.ts';
import { LIMITS } from './limits.ts';

export type PhoneProblem = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
export const DEFAULT_COUNTRY = 'US';

type Reading = { readonly phone: PhoneNumber } | { readonly problem: PhoneProblem };

function partsOf(parsed: Parsed, fallbackCountry: string): PhoneNumber {
  return {
    country: parsed.country ?? fallbackCountry,
    countryCallingCode: parsed.countryCallingCode,
    nationalNumber: parsed.nationalNumber,
    ...(parsed.ext === undefined ? {} : { ext: parseDigits(parsed.ext) }),
  };
}

function lengthProblem(text: string, country: CountryCode): PhoneProblem {
  const problem = validatePhoneNumberLength(text, country);
  if (problem === 'TOO_SHORT' || problem === 'TOO_LONG' || problem === 'INVALID_COUNTRY') return problem;
  return 'NOT_A_NUMBER';
}

/**
 * Returns the parts of a phone number, or its problem by the numbering plan of its country (section 5). This module is a
 * separate entry point, because only the editor and the server need the numbering plans.
 */
export function readPhone(input: PhoneInput, country: string = DEFAULT_COUNTRY): Reading {
  const wanted = typeof input === 'string' ? country : input.country;
  if (!isSupportedCountry(wanted)) return { problem: 'INVALID_COUNTRY' };
  const text = typeof input === 'string' ? input : formatE164(input);
  if (text.length > LIMITS.phone.inputMax) return { problem: 'TOO_LONG' };
  const parsed = parsePhoneNumberFromString(text, wanted);
  if (!parsed?.isValid()) return { problem: lengthProblem(text, wanted) };
  const phone = partsOf(parsed, wanted);
  if ((phone.ext?.length ?? 0) > LIMITS.phone.extensionMax) return { problem: 'TOO_LONG' };
  return { phone };
}

/**
 * Returns a number such as `+12133734253`, followed by `;ext=12` for an extension (RFC 3966). A header takes ASCII alone,
 * and the log has extensions in digits of other scripts.
 */
export function formatE164(phone: PhoneNumber): string {
  const ext = phone.ext ? `;ext=${parseDigits(phone.ext)}` : '';
  return `+${phone.countryCallingCode}${phone.nationalNumber}${ext}`;
}

/** Returns a number in the international format, such as `+1 213 373 4253`. */
export function formatInternational(phone: PhoneNumber): string {
  const parsed = parsePhoneNumberFromString(formatE164(phone));
  return parsed?.formatInternational() ?? formatE164(phone);
}
