import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { PrintOptions } from '../../src/contract/schemas/print-options.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { cutSymbols } from './cut-symbols.ts';
import { useFolder } from './folder.ts';
import { describeTools, runTool, TOOLS } from './tools.ts';

const Report = z.object({
  report: z.object({
    jobs: z.tuple([
      z.object({
        validationResult: z.tuple([
          z.object({
            profileName: z.string(),
            compliant: z.boolean(),
            details: z.object({ ruleSummaries: z.array(z.object({ description: z.string() })) }),
          }),
        ]),
      }),
    ]),
  }),
});

/** Dots per inch of an office scanner. */
const DPI = 150;

const OPTIONS = { format: 'pdf', symbolSize: 20, shortCode: true, cropMarks: true, logo: 'none' } as const;
const SHEETS: Readonly<Record<string, PrintOptions>> = {
  'on A4': { ...OPTIONS, paper: 'a4' },
  'on a roll of labels, with a logo': {
    ...OPTIONS,
    paper: 'label',
    labelWidth: 40,
    labelHeight: 40,
    logo: 'mark',
  },
  'on a label sheet, back to back': { ...OPTIONS, paper: 'sheet', sheet: 'avery-l7160', backs: true },
};

describe.each(Object.entries(SHEETS))('a print sheet %s', (_name, options) => {
  const inFolder = useFolder();
  onEveryComposition('is read by foreign programs', (given) => {
    let codes: readonly string[];
    beforeAll(async () => {
      const { browser } = await given.admin();
      const { batchId: id } = await browser.call(ROUTES.generateCodes, { body: { amount: 30 } });
      codes = (await browser.call(ROUTES.batchToPrint, { params: { id } })).codes;
      const { address } = await browser.call(ROUTES.printBatch, { params: { id }, body: options });
      await writeFile(inFolder('sheet.pdf'), Buffer.from(await (await fetch(address)).arrayBuffer()));
    });

    describeTools(['qpdf'], 'qpdf', () => {
      it('finds no fault', async () => {
        const { code, stdout, stderr } = await runTool('qpdf', ['--check', 'sheet.pdf'], inFolder());
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain('No syntax or stream encoding errors found');
      });
    });

    describeTools(['java', 'verapdf'], 'veraPDF', () => {
      it('finds PDF/A-2b', async () => {
        const program = ['-cp', TOOLS.verapdf, 'org.verapdf.apps.GreenfieldCliWrapper'];
        const { stdout, stderr } = await runTool(
          'java',
          [...program, '--flavour', '2b', '--format', 'json', 'sheet.pdf'],
          inFolder(),
        );
        expect(stderr).toBe('');
        expect(Report.parse(JSON.parse(stdout)).report.jobs[0].validationResult[0]).toEqual({
          profileName: 'PDF/A-2B validation profile',
          compliant: true,
          details: { ruleSummaries: [] },
        });
      });
    });

    describeTools(['pdftoppm', 'zbarimg'], 'zbarimg', () => {
      it('reads each symbol from what pdftoppm draws', async () => {
        const drawn = await runTool('pdftoppm', ['-r', `${DPI}`, '-png', 'sheet.pdf', 'page'], inFolder());
        expect(drawn).toEqual({ code: 0, stdout: '', stderr: '' });
        const links = codes.map((code) => `${given.product.publicUrl}/${code}`.toLowerCase());
        const symbols = await cutSymbols(inFolder(), options, DPI, links[0]?.toUpperCase() ?? '');
        const { stdout } = await runTool('zbarimg', ['--nodbus', '--quiet', '--raw', ...symbols], inFolder());
        expect(stdout.trim().toLowerCase().split('\n').toSorted()).toEqual(links.toSorted());
      });
    });
  });
});
