import { describeError, isClientError } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { StartError } from './settings.js';

/** What a person can put right is one sentence; a fault of the program keeps its stack. */
export const explain = (error: unknown): string => (error instanceof StartError ? error.message : describeError(error));

/** Node would print a fault with everything a driver has attached to it, customers' data included: this says what happened and no more. */
export function exitOnFault(): void {
  process.on('uncaughtException', (fault: unknown) => {
    process.stderr.write(`${describeError(fault)}\n`);
    process.exit(1);
  });
}

/** Without a listener, reaching a limit of file size (`ulimit -f`) ends the process; with one, the write fails as on a full disk. */
export function surviveFileLimits(): void {
  process.on('SIGXFSZ', () => undefined);
}

/** A visitor who hangs up in the middle of a request or an answer, or sends what is no HTTP, is nothing to report. */
const isOfVisitor = (fault: Error, context?: Context) =>
  isClientError(fault) || (context !== undefined && context.req.socket.errored === fault);

/** Faults outside Strapi's own error handling, such as one in the middle of an answer, go into the log like all others. */
export function logServerErrors(strapi: Core.Strapi): void {
  // Koa would print them a second time, with everything a driver has attached.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (fault: Error, context?: Context) => {
    if (!isOfVisitor(fault, context)) strapi.log.error(fault);
  });
}
