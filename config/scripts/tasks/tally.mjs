import { stripVTControlCharacters } from 'node:util';

/** How much of what a failed test says is said again at the end, in lines. */
const LINES_OF_A_FAILURE = 12;

/** What has been run: for each part its tests that passed and failed, and its seconds. */
export class Tally {
  rows = [];
  #failures = [];

  /**
   * @param {{ name: string, passed: number, failed: number, seconds: number,
   *   failures?: { test: string, message: string }[] }} row
   */
  add({ failures = [], ...row }) {
    this.rows.push(row);
    this.#failures.push(...failures.map((failure) => ({ part: row.name, ...failure })));
  }

  /** Each failed test by name with the beginning of what it said; empty when nothing failed. */
  failures() {
    return this.#failures.map(({ part, test, message }) => {
      const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_A_FAILURE);
      return [`FAILED  ${part}: ${test}`, ...lines.map((line) => `        ${line}`)].join('\n');
    });
  }

  get passed() {
    return this.rows.reduce((sum, { passed }) => sum + passed, 0);
  }

  get failed() {
    return this.rows.reduce((sum, { failed }) => sum + failed, 0);
  }

  /** A small table in the order in which the parts ended, and all of it, which took these seconds by the clock. */
  table(seconds) {
    const cells = [
      ['part', 'passed', 'failed', 'seconds'],
      ...this.rows.map(({ name, passed, failed, seconds }) => [name, `${passed}`, `${failed}`, seconds.toFixed(1)]),
      ['all', `${this.passed}`, `${this.failed}`, seconds.toFixed(1)],
    ];
    const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
    return cells
      .map(([name, ...figures]) =>
        [name.padEnd(widths[0]), ...figures.map((figure, index) => figure.padStart(widths[index + 1]))].join('  '),
      )
      .join('\n');
  }

  lastLine() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
