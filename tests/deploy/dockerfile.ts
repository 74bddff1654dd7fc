/** An instruction of a Dockerfile, in the form its keyword has. */
export type Instruction =
  | { keyword: 'FROM'; image: string; name: string | null }
  | { keyword: 'WORKDIR' | 'USER' | 'VOLUME' | 'EXPOSE'; value: string }
  | { keyword: 'ENV'; values: Record<string, string> }
  | { keyword: 'COPY'; from: string | null; owner: string | null; sources: string[]; target: string }
  | { keyword: 'RUN'; line: string }
  | { keyword: 'CMD' | 'HEALTHCHECK'; command: string[] };

/** Instructions as lines: without comments and empty lines, each with its continuations. */
function logicalLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n');
}

function jsonCommand(text: string): string[] {
  const command: unknown = JSON.parse(text);
  if (!Array.isArray(command) || !command.every((word) => typeof word === 'string')) {
    throw new Error(`A command has to be a list of words: ${text}`);
  }
  return command;
}

/** Takes `--name=value` off the front. */
function takeOptions(words: string[], known: readonly string[]): Map<string, string> {
  const options = new Map<string, string>();
  while (words[0]?.startsWith('--')) {
    const [, name = '', value = ''] = /^--([\w-]+)=(.+)$/.exec(words.shift() ?? '') ?? [];
    if (!known.includes(name)) throw new Error(`This option is not known here: --${name}`);
    options.set(name, value);
  }
  return options;
}

function readFrom(rest: string): Instruction {
  const [, image = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
  if (image === '') throw new Error(`FROM has another form than is known here: ${rest}`);
  return { keyword: 'FROM', image, name: name ?? null };
}

function readEnv(rest: string): Instruction {
  const pairs = rest.split(/\s+/).map((pair) => {
    const [, name = '', value = ''] = /^([A-Z_]+)=([^\s"'$]*)$/.exec(pair) ?? [];
    if (name === '') throw new Error(`ENV has another form than is known here: ${rest}`);
    return [name, value] as const;
  });
  return { keyword: 'ENV', values: Object.fromEntries(pairs) };
}

function readCopy(rest: string): Instruction {
  const words = rest.split(/\s+/);
  const options = takeOptions(words, ['from', 'chown']);
  const target = words.pop() ?? '';
  if (words.length === 0 || words.some((word) => /[*?[]/.test(word))) {
    throw new Error(`COPY has another form than is known here: ${rest}`);
  }
  return {
    keyword: 'COPY',
    from: options.get('from') ?? null,
    owner: options.get('chown') ?? null,
    sources: words,
    target,
  };
}

function readHealthcheck(rest: string): Instruction {
  const [options = '', command = ''] = rest.split(/\bCMD\s+/);
  takeOptions(options.trim().split(/\s+/), ['interval', 'timeout', 'start-period', 'retries']);
  return { keyword: 'HEALTHCHECK', command: jsonCommand(command) };
}

function readInstruction(line: string): Instruction {
  const [, keyword = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
  switch (keyword) {
    case 'FROM':
      return readFrom(rest);
    case 'ENV':
      return readEnv(rest);
    case 'COPY':
      return readCopy(rest);
    case 'HEALTHCHECK':
      return readHealthcheck(rest);
    case 'CMD':
      return { keyword, command: jsonCommand(rest) };
    case 'RUN':
      // An absolute path would be one of the machine the tests run on.
      if (/(^|[\s'"=])\//.test(rest)) throw new Error(`RUN may name no absolute path: ${rest}`);
      return { keyword, line: rest };
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return { keyword, value: rest };
    default:
      throw new Error(`This instruction is not known here: ${line}`);
  }
}

/** @throws Error naming what this reader does not know: nothing is passed over */
export const readDockerfile = (text: string): Instruction[] => logicalLines(text).map(readInstruction);
