interface Rule {
  /** Whether what matches is taken in again. */
  isKept: boolean;
  matches: RegExp;
}

/** `**` is any number of folders, `*` is any part of a name; whatever lies in a folder that matches, matches too. */
function toPattern(glob: string): RegExp {
  const body = glob
    .replace(/[.+^${}()|\\]/g, String.raw`\$&`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${body}(?:/.*)?$`);
}

function readRules(text: string): Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const glob = line.replace(/^!/, '');
      if (/[?[\]]|\*\*$|^\//.test(glob)) throw new Error(`This pattern is not known here: ${line}`);
      return { isKept: line.startsWith('!'), matches: toPattern(glob) };
    });
}

/**
 * Reads a `.dockerignore`: of all patterns that match a path, the last one decides.
 * @returns whether a file, named from the root of the context, is left out
 */
export function readIgnored(text: string): (file: string) => boolean {
  const rules = readRules(text);
  return (file) => rules.findLast(({ matches }) => matches.test(file))?.isKept === false;
}
