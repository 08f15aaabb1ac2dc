import { runTool } from './tools.ts';

/** Points below it are of rules that only tell what a mail is, such as one with HTML. */
const COUNTED = 0.1;

/** Rules that stay, and why. */
const ACCEPTED = new Map([['MIXED_ES', 'It takes the é and è of French for an e in disguise.']]);

/** A rule in the report on a mail: ` 1.4 MISSING_DATE           Missing Date: header`. */
const RULE = /^\s*(-?\d+\.\d) ([A-Z][A-Z0-9_]+) /gm;

/** A mail's subject, and the table of rules in the report behind the mail. */
const REPORT = /^Subject: (.*)$[\s\S]*?^Content analysis details:.*\n\n([\s\S]*?)\n\n/gm;

interface Judged {
  readonly subject: string;
  /** The rules that give points, without accepted ones. */
  readonly rules: readonly string[];
}

/** Has SpamAssassin judge mails by its own rules, so that it asks nobody else. */
export async function judge(folder: string, files: readonly string[]): Promise<readonly Judged[]> {
  const { code, stdout, stderr } = await runTool('spamassassin', ['-L', '-t', ...files], folder);
  if (code !== 0) throw new Error(`spamassassin ended with ${code}: ${stderr}`);
  return [...stdout.matchAll(REPORT)].map(([, subject = '', report = '']) => ({
    subject,
    rules: [...report.matchAll(RULE)]
      .filter(([, points, rule = '']) => Number(points) >= COUNTED && !ACCEPTED.has(rule))
      .map(([, points, rule]) => `${points} ${rule}`),
  }));
}
