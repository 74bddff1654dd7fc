import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { collect } from './run.mjs';
import { Tally } from './tally.mjs';

const secondsSince = (startedAt) => (performance.now() - startedAt) / 1000;

/**
 * Runs checks and suites, of which several may run side by side: what each says is kept together and shown when it has
 * ended. Nothing that fails keeps the others from running.
 */
export class Parts {
  tally = new Tally();
  #startedAt = performance.now();
  /** Where suites write their reports; a folder of this run alone. */
  #reports = mkdtempSync(path.join(tmpdir(), 'pickup-test-'));

  /** One check: it counts as one test. `givesWay` where others wait for what runs beside it. */
  async check({ name, command, env, givesWay = false }) {
    await this.#part(name, async () => {
      const { succeeded, output } = await this.#run(name, command, { env, givesWay });
      return succeeded
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1, failures: [{ test: name, message: output }] };
    });
  }

  /** A suite: its tests count as its report says. */
  async suite({ name, command, env, read, needsBrowser = false, mayBeEmpty = false }) {
    await this.#part(name, async () => {
      const report = path.join(this.#reports, `${name.replaceAll(' ', '-')}.json`);
      const browser = needsBrowser ? { PICKUP_BROWSER: await findBrowser() } : {};
      const { succeeded } = await this.#run(name, command(report), { env: { ...env?.(report), ...browser } });
      const results = existsSync(report) ? read(report) : { passed: 0, failed: 0, failures: [] };
      // A suite that ends badly, or in which nothing ran, is a failure even when no single test is.
      const isGood = succeeded && (results.passed > 0 || mayBeEmpty);
      return { ...results, failed: isGood ? results.failed : Math.max(1, results.failed) };
    });
  }

  /**
   * Something that has to succeed before others can run. It counts as no test, unless it fails.
   * @returns {Promise<boolean>} whether it did
   */
  async step(name, work) {
    const { failed } = await this.#part(name, async () => {
      await work();
      return { passed: 0, failed: 0 };
    });
    return failed === 0;
  }

  /** Removes the reports, prints what failed, the table and, alone on the last line, the sums; sets the exit code. */
  finish() {
    rmSync(this.#reports, { recursive: true, force: true });
    for (const failure of this.tally.failures()) process.stdout.write(`\n${failure}\n`);
    process.stdout.write(`\n${this.tally.table(secondsSince(this.#startedAt))}\n\n${this.tally.lastLine()}\n`);
    process.exitCode = this.tally.failed === 0 ? 0 : 1;
  }

  /** Does a part and counts it; what is thrown is said and counts as one failure. */
  async #part(name, work) {
    const startedAt = performance.now();
    process.stdout.write(`${name} …\n`);
    const results = await work().catch((error) => {
      process.stderr.write(`${name}: ${error.message}\n`);
      return { passed: 0, failed: 1, failures: [{ test: name, message: error.message }] };
    });
    this.tally.add({ name, ...results, seconds: secondsSince(startedAt) });
    return results;
  }

  async #run(name, [program, ...args], options) {
    const run = await collect(program, args, options);
    process.stdout.write(`\n── ${name}: ${run.succeeded ? 'passed' : 'FAILED'}\n${run.output}`);
    return run;
  }
}
