/** A Dutch text as a form gives it. */
type Given = string | null | undefined;

/** The columns of a form's Dutch texts: a blank one is none, and one that is left out is not changed. */
export const dutchColumns = (given: Readonly<Record<string, Given>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  );
