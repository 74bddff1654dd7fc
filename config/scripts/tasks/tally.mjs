/** What has been run: for each part its tests that passed and failed, and its seconds. */
export class Tally {
  rows = [];

  /** @param {{ name: string, passed: number, failed: number, seconds: number }} row */
  add(row) {
    this.rows.push(row);
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
