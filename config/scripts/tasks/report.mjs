import { readFileSync } from 'node:fs';

/** Counts of a Vitest JSON report. */
export function vitestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that fails to load has no tests to count, and is a failure all the same.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
}

/** Counts of a Playwright JSON report; a test that passed only on a second try counts as failed. */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
