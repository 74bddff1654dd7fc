import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const root = normalizePath(fileURLToPath(new URL('../..', import.meta.url)));

const OURS = /\/(storefront|admin-ui|src-extensions\/web)\/src\/.+\.tsx?$/;
const DEFINITION = /\bconst (\w+) = styled(\.\w+\b|\([\w.]+\))/g;
const ANY_USE = /(?<!['"/\w.])styled(\.\w+\b|\()/g;

const idOf = (file: string, name: string) =>
  `sc-${createHash('sha256').update(`${file}#${name}`).digest('hex').slice(0, 8)}`;

/**
 * Gives every styled component an id of its file and name. Left to itself the library counts them in the order in which
 * they are loaded, which is another on the server than in a browser: the styles of one would be taken for those of the other.
 */
export const styledIds = (): Plugin => {
  const taken = new Map<string, string>();
  const register = (file: string, name: string) => {
    const id = idOf(file, name);
    const owner = `${file}#${name}`;
    if ((taken.get(id) ?? owner) !== owner)
      throw new Error(`${owner} and ${taken.get(id)} have the same id: rename one.`);
    taken.set(id, owner);
    return id;
  };
  return {
    name: 'styled-ids',
    enforce: 'pre',
    transform(code, id) {
      const [module = ''] = normalizePath(id).split('?');
      if (!OURS.test(module) || !code.includes('styled')) return null;
      const file = path.posix.relative(root, module);
      let given = 0;
      const named = code.replace(DEFINITION, (_, name: string, base: string) => {
        given += 1;
        return `const ${name} = styled${base}.withConfig({ componentId: '${register(file, name)}' })`;
      });
      if ([...code.matchAll(ANY_USE)].length !== given)
        throw new Error(`${file}: write styled components as const Name = styled…`);
      return given === 0 ? null : { code: named, map: null };
    },
  };
};
