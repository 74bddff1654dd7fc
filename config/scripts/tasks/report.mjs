import { readFileSync } from 'node:fs';

/**
 * What a suite's report says.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {{ test: string, message: string }[]} failures each failed test with what it said
 */

const HOOK_FAILED = 'What stands before or after its tests failed; the output of the suite above says how.';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {Results} what a Vitest JSON report says */
export function vitestResults(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(file);
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // The report of a file says nothing of a hook that failed in one of its suites.
      if (failed.length === 0) return [{ test: name, message: message || HOOK_FAILED }];
      return failed.map((test) => ({ test: `${name} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
    });
  // A file that fails to load has no tests to count, and is a failure all the same.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0), failures };
}

function failuresOfSpecs({ file, specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results
          .filter(({ error }) => error)
          .map(({ error }) => ({ test: `${file} › ${title}`, message: error.stack ?? error.message })),
      ),
    );
  return [...own, ...suites.flatMap(failuresOfSpecs)];
}

/** @returns {Results} what a Playwright JSON report says; a test that passed only on a second try counts as failed */
export function playwrightResults(file) {
  const { stats, errors, suites } = readJson(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(failuresOfSpecs),
      ...errors.map(({ message }) => ({ test: 'before or after the tests', message })),
    ],
  };
}
