import { describeFault } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** Takes the place of Node's own last words, which are everything a driver has hung on a fault (issue 7, privacy). */
export function crashDiscreetly(): void {
  process.on('uncaughtException', (fault: unknown) => {
    process.stderr.write(`${describeFault(fault)}\n`);
    process.exit(1);
  });
}

const isForVisitor = (fault: Error) => 'expose' in fault && fault.expose === true;

/** Faults outside Strapi's own error handling, a broken connection among them, go into the log as all others do. */
export function logFaultsOfServer(strapi: Core.Strapi): void {
  strapi.server.app.on('error', (fault: Error) => {
    if (!isForVisitor(fault)) strapi.log.error(fault);
  });
}
