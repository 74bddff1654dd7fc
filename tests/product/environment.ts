/**
 * What any program needs of its surroundings: nothing of the tester's own settings, or of the npm that runs the tests.
 * @param more further variables that are handed on
 */
export const baseEnvironment = (...more: string[]): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', ...more].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
