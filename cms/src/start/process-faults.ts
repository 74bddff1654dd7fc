import { describeError, isClientError } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { StartError } from './settings.js';

/** The message of an error that a person can fix, and the stack of any other. */
export const explain = (error: unknown): string => (error instanceof StartError ? error.message : describeError(error));

/** Logs an uncaught error without the data that database drivers attach to it, which Node would print, and exits. */
export function exitOnFault(): void {
  process.on('uncaughtException', (fault: unknown) => {
    process.stderr.write(`${describeError(fault)}\n`);
    process.exit(1);
  });
}

/** Makes a write beyond the limit of file size (`ulimit -f`) fail as on a full disk, instead of ending the process. */
export function surviveFileLimits(): void {
  process.on('SIGXFSZ', () => undefined);
}

/** Whether an error comes from the client: it closed the connection, or its request is no valid HTTP. */
const isOfVisitor = (fault: Error, context?: Context) =>
  isClientError(fault) || (context !== undefined && context.req.socket.errored === fault);

/** Logs errors outside Strapi's own error handling, such as those while a response is sent. */
export function logServerErrors(strapi: Core.Strapi): void {
  // Koa would print them as well, with the data that drivers attach.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (fault: Error, context?: Context) => {
    if (!isOfVisitor(fault, context)) strapi.log.error(fault);
  });
}
