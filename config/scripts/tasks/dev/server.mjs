import path from 'node:path';
import { root } from '../run.mjs';
import { startProgram } from './program.mjs';

const START = path.join(root, 'cms/dist/src/start/start.js');

/** What the server says of addresses when it is up; `npm run dev` says them itself, with those of Vite. */
const ADDRESS = /^ {2}(Storefront|Back office|Raw panel|Passwords) +(\S.*)$/;
const LISTENING = /^Listening on /;

/**
 * Runs the server, and starts it again whenever it is told to.
 * @param {{ port: number, onFirstUp: (said: Map<string, string>) => void, onUpAgain: () => void,
 *   onNeverUp: (program: ReturnType<typeof startProgram>, how: string) => void }} options
 *   `onNeverUp`: the first start has failed; when a later one does, the server waits for the next change
 */
export function runServer({ port, onFirstUp, onUpAgain, onNeverUp }) {
  let program = null;
  let wasUp = false;
  let isStopping = false;
  let isOver = false;

  function onUp(said) {
    if (wasUp) return onUpAgain();
    wasUp = true;
    onFirstUp(said);
  }

  function onEnd(mine, how) {
    if (program !== mine || isStopping) return;
    program = null;
    if (!wasUp) return onNeverUp(mine, how);
    process.stdout.write(`The server ended by itself (${how}). It starts again when one of its files changes.\n`);
  }

  function start() {
    const said = new Map();
    const mine = startProgram('server', START, {
      execArgv: ['--enable-source-maps'],
      env: { PORT: String(port), PICKUP_CHECK_ANSWERS: 'on' },
      hides(line) {
        const [, name, address] = ADDRESS.exec(line) ?? [];
        if (name) said.set(name, address);
        if (LISTENING.test(line)) onUp(said);
        return Boolean(name) || LISTENING.test(line) || line === '';
      },
    });
    program = mine;
    void mine.ended.then((how) => onEnd(mine, how));
  }

  return {
    /** Starts it, or starts it again; whatever was compiled while the old one ended is in the new one. */
    async restart() {
      if (isStopping) return;
      if (program) {
        process.stdout.write('The server starts again …\n');
        isStopping = true;
        await program.stop();
        isStopping = false;
      }
      if (!isOver) start();
    },
    isUp: () => program !== null,
    /** Ends it for good. */
    async stop() {
      isOver = true;
      isStopping = true;
      await program?.stop();
    },
  };
}
