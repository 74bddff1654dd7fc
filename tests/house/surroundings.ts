/** What any program needs of its surroundings: nothing of the tester's own settings, or of the npm that runs the tests. */
export const surroundings = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'PICKUP_BROWSER'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
