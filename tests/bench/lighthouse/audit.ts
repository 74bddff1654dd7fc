import { z } from 'zod';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { runProgram } from '../programs.js';
import { BROWSER_FLAGS } from './browser-flags.js';
import { VISIT_PAGE } from './install.js';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const CategoryResult = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) });

/** As much of Lighthouse's result as is looked at. */
const Result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
/** With every category; one without a score is one that Lighthouse could not look at. */
const Judged = Result.extend({ categories: z.record(z.enum(CATEGORIES), CategoryResult) });
type Result = z.infer<typeof Result>;
type Judged = z.infer<typeof Judged>;

/** One visit, judged. */
export interface Visit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Cumulative layout shift. */
  shift: number;
  /** First and largest contentful paint, and blocking time, in milliseconds. */
  paints: { first: number; largest: number; blocking: number };
  /** Titles of the audits that cost points. */
  failing: string[];
}

/** In milliseconds, or what else the audit counts. */
const numberIn = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

function readVisit(result: Judged): Visit {
  const { categories, audits } = result;
  const numberOf = (id: string) => numberIn(result, id);
  const score = (category: Category) => Math.round(categories[category].score * 100);
  const counted = new Set(CATEGORIES.flatMap((name) => categories[name].auditRefs.map(({ id }) => id)));
  const failing = Object.entries(audits).filter(
    ([id, audit]) => counted.has(id) && audit.score !== null && audit.score < 0.9,
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: numberOf('cumulative-layout-shift'),
    paints: {
      first: numberOf('first-contentful-paint'),
      largest: numberOf('largest-contentful-paint'),
      blocking: numberOf('total-blocking-time'),
    },
    failing: failing.map(([, { title }]) => title),
  };
}

/** @throws Error when the page could not be judged */
async function visit<Read extends Result>(
  url: string,
  browser: string,
  categories: readonly Category[],
  shape: z.ZodType<Read>,
): Promise<Read> {
  const profile = await makeFolder('bench-chromium');
  try {
    const said = await runProgram(VISIT_PAGE, [url, categories.join(','), browser, profile, ...BROWSER_FLAGS]);
    const result = shape.parse(JSON.parse(said));
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return result;
  } finally {
    await removeFolder(profile);
  }
}

/** Lighthouse now and then loses a page's last words; a figure that was not taken is taken again. */
const ATTEMPTS = 3;

async function untilTaken<Taken>(take: () => Promise<Taken>, left = ATTEMPTS): Promise<Taken> {
  try {
    return await take();
  } catch (error) {
    if (left <= 1) throw error;
    return untilTaken(take, left - 1);
  }
}

/**
 * Visits a page for the first time, as a phone does: Lighthouse's own mobile profile in a fresh browser.
 * @throws Error with Lighthouse's sentence when the page could not be judged
 */
export const audit = (url: string, browser: string): Promise<Visit> =>
  untilTaken(async () => readVisit(await visit(url, browser, CATEGORIES, Judged)));

/** The largest contentful paint of such a visit, in milliseconds. */
export const largestPaint = (url: string, browser: string): Promise<number> =>
  untilTaken(async () => numberIn(await visit(url, browser, ['performance'], Result), 'largest-contentful-paint'));
