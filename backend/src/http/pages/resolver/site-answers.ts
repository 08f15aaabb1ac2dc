import type { Answer } from '../../edge/answers/answer.ts';
import { type Destinations, prepare, prepareForOwner, type ScanSite } from './prepared-answer.ts';
import type { Resolution } from './resolution.ts';

/** What the answers of all sites have in common. */
export type InstallationAnswers = Omit<Destinations, keyof ScanSite>;

/** The answers to scans of a code at one site. */
interface Answers {
  readonly answer: Answer;
  readonly answerToOwner: Answer;
}

/** The answers to scans of a code, each prepared when its site is first asked. Most codes are scanned at one. */
export class SiteAnswers {
  readonly #code: string;
  readonly #resolution: Resolution;
  readonly #common: InstallationAnswers;
  #last: { readonly site: ScanSite; readonly answers: Answers } | undefined;
  /** Undefined until a second site is asked. */
  #others: Map<ScanSite, Answers> | undefined;

  constructor(code: string, resolution: Resolution, common: InstallationAnswers) {
    this.#code = code;
    this.#resolution = resolution;
    this.#common = common;
  }

  at(site: ScanSite): Answers {
    if (this.#last?.site === site) return this.#last.answers;
    const answers = this.#others?.get(site) ?? this.#prepare(site);
    if (this.#last) {
      this.#others ??= new Map();
      this.#others.set(this.#last.site, this.#last.answers);
    }
    this.#last = { site, answers };
    return answers;
  }

  #prepare(site: ScanSite): Answers {
    const destinations = { ...this.#common, ...site };
    const answer = prepare(this.#code, this.#resolution, destinations);
    return { answer, answerToOwner: prepareForOwner(this.#code, this.#resolution, answer, destinations) };
  }
}
