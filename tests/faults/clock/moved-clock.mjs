import { readFileSync } from 'node:fs';

// Loaded into the product before anything else, by a test alone: its clock goes as far wrong as a file says.
const RealDate = Date;
const realNow = Date.now.bind(Date);
let movedMs = 0;
const now = () => realNow() + movedMs;

const MovedDate = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made === MovedDate ? target : made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
globalThis.Date = MovedDate;

process.on('SIGUSR2', () => {
  movedMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  process.stdout.write(`The clock is moved by ${movedMs} ms\n`);
});
