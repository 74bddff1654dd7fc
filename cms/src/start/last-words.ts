import { describeFault } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** Takes the place of Node's own last words, which are everything a driver has hung on a fault (issue 7, privacy). */
export function crashDiscreetly(): void {
  process.on('uncaughtException', (fault: unknown) => {
    process.stderr.write(`${describeFault(fault)}\n`);
    process.exit(1);
  });
}

/** A file that has grown to this user's limit is a fault of the write that met it, as a full disk is, and not the end. */
export function surviveFileLimits(): void {
  process.on('SIGXFSZ', () => undefined);
}

const isForVisitor = (fault: Error) => 'expose' in fault && fault.expose === true;

/** Faults outside Strapi's own error handling, a broken connection among them, go into the log as all others do. */
export function logFaultsOfServer(strapi: Core.Strapi): void {
  // Koa would print them a second time, with all that a driver says.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (fault: Error) => {
    if (!isForVisitor(fault)) strapi.log.error(fault);
  });
}
