import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stoppedDemos } from './demo.js';
import { writeDocuments } from './documents.js';
import { keepFigures } from './figures-file.js';
import { machine } from './machine.js';
import type { Bench, Figures, Measurement } from './measurement.js';
import { measurements } from './measurements.js';
import { mergeSections, readSections, toMarkdown, type Section } from './sections.js';

const RESULTS = path.join(import.meta.dirname, 'RESULTS.md');

export interface BenchOptions extends Pick<Bench, 'rounds' | 'seconds' | 'orders' | 'postgresUrl' | 'findBrowser'> {
  /** Names of measurements, or of groups of them: `million` is `million-sqlite` and `million-postgres`. By default all but those that take long. */
  only: readonly string[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const isCalled = ({ name }: Measurement, asked: string) => name === asked || name.startsWith(`${asked}-`);

/** A sentence about a name that is none; null when all are known. */
function complaint(only: readonly string[]): string | null {
  const unknown = only.find((asked) => !measurements.some((measurement) => isCalled(measurement, asked)));
  if (unknown === undefined) return null;
  return `There is no measurement ${unknown}: there are ${measurements.map(({ name }) => name).join(', ')}.`;
}

/**
 * One temporary folder for all that is measured. PostgreSQL runs as another user and has to get through it.
 * @returns what removes it; a signal removes it, too
 */
function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pickup-bench-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      // What was started is ended first: its listeners were there before this one.
      process.once('exit', remove);
      process.exit(code);
    });
  }
  return remove;
}

async function oldSections(): Promise<Section[]> {
  try {
    return readSections(await readFile(RESULTS, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

const NAMES = measurements.map(({ name }) => name);

/** Writes a result in its place at once, and into the documents: whatever ends the run later, it is kept. */
async function keep(section: Section, figures: Figures | undefined): Promise<void> {
  const sections = mergeSections(measurements, await oldSections(), [section]);
  await writeFile(RESULTS, toMarkdown(sections));
  if (figures) await keepFigures(NAMES, { [section.name]: { measured: section.measured, figures } });
  await writeDocuments(sections);
}

async function measureOne({ name, title, target, run }: Measurement, bench: Bench): Promise<void> {
  say(`\n── ${title}: ${target}`);
  const startedAt = performance.now();
  const { figures, ...finding } = await run(bench);
  const measured = `${new Date().toISOString().slice(0, 10)} on ${machine()}`;
  await keep({ name, title, target, measured, ...finding }, figures);
  say(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  say(`\n${finding.body}\n\n${title}: ${finding.result} – ${finding.met ? 'met' : 'NOT MET'}`);
}

/** One after another; one that fails stops none of the others. @returns how many failed */
async function measureAll(chosen: readonly Measurement[], bench: Bench): Promise<number> {
  const startedAt = performance.now();
  let failed = 0;
  for (const measurement of chosen) {
    try {
      await measureOne(measurement, bench);
    } catch (error) {
      failed += 1;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      say(`${measurement.title} could not be measured: ${reason}`);
    }
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  say(`\nWritten to ${path.relative(process.cwd(), RESULTS)}, after ${minutes} minutes`);
  return failed;
}

/**
 * Takes the measurements asked for and writes them down beside this file; the others stay there as they were.
 * @returns how many could not be taken; 1 for a name that is none
 */
export async function bench({ only, ...given }: BenchOptions): Promise<number> {
  const wrong = complaint(only);
  if (wrong !== null) {
    say(wrong);
    return 1;
  }
  const isChosen = (each: Measurement) =>
    only.length === 0 ? !each.onlyWhenNamed : only.some((asked) => isCalled(each, asked));
  const chosen = measurements.filter(isChosen);
  const removeFolder = useTemporaryFolder();
  try {
    return await measureAll(chosen, { ...given, ...stoppedDemos(), say });
  } finally {
    removeFolder();
  }
}
