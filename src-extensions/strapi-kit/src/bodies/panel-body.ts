import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PICTURE_LIMITS } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { answerHttpErrors, asHttpError } from '../gates/send-error.js';
import { HttpError } from '../routes/http-error.js';
import { UNSTORABLE } from '../routes/parse.js';
import { MAX_BODY_BYTES } from './body-limit.js';
import { announcesBody, readBody } from './read-body.js';
import { limitUploads } from './upload-limit.js';

interface FormLimits {
  /** Of all files of a form together. */
  fileBytes: number;
  files: number;
  /** Of all other fields together. */
  fieldBytes: number;
  fields: number;
}

/** The form parser's errors have a number as their code; those of the file system have a name. */
const FormFault = z.object({ code: z.number(), httpCode: z.number().optional() });

/** What the form parser throws, as an answer with a sentence; null for a fault of the server. */
function asFormError(error: unknown): HttpError | null {
  const fault = FormFault.safeParse(error);
  if (!fault.success) return asHttpError(error);
  return fault.data.httpCode === 413
    ? new HttpError(413, 'The form holds too much.')
    : new HttpError(400, 'The form could not be read.');
}

/** @throws HttpError 411 for a form without a length, 413 for one that is too long */
function checkLength({ headers }: Context, { fileBytes, fieldBytes }: FormLimits): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'Send the form with its length.');
  const megabytes = Math.round(fileBytes / 1024 / 1024);
  // Allows as much again for the headers of the parts as for the fields.
  if (Number(length) > fileBytes + 2 * fieldBytes) {
    throw new HttpError(413, `The files must be at most ${megabytes} MB.`);
  }
}

function countFiles(most: number): () => void {
  let files = 0;
  return () => {
    files += 1;
    if (files > most) throw new HttpError(413, `A form may hold at most ${most} files.`);
  };
}

/**
 * Makes a route middleware that reads a form with files, after access has been checked. The files are in a folder of this
 * request, which is removed with it, however it ends.
 */
function readForm(strapi: Core.Strapi, limits: FormLimits) {
  const parseInto = (uploadDir: string) =>
    strapi.middleware('strapi::body')(
      {
        json: false,
        text: false,
        urlencoded: false,
        formidable: {
          uploadDir,
          maxFileSize: limits.fileBytes,
          maxFieldsSize: limits.fieldBytes,
          maxFields: limits.fields,
          onFileBegin: countFiles(limits.files),
        },
      },
      { strapi },
    );

  async function parse(context: Context, next: Next): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pickup-upload-'));
    try {
      await parseInto(folder)?.(context, next);
    } finally {
      // The parser may still be opening a file of a form that was refused: the folder is not empty then for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    }
  }

  return async (context: Context, next: Next): Promise<void> => {
    checkLength(context, limits);
    await limitUploads(context, () => parse(context, next));
  };
}

/** For calls without a sign-in, which send an address and a password. */
const OPEN_BODY_BYTES = 16 * 1024;

/** The panel sends each file in a form of its own, with its description. */
const FORM: FormLimits = { fileBytes: PICTURE_LIMITS.bytes, files: 10, fieldBytes: 64 * 1024, fields: 100 };

/** Nothing that the panel sends has as many levels; Strapi goes through a body recursively. */
const MOST_LEVELS = 100;

/** What a list or an object holds, its keys included. */
function childrenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];
}

const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value);

/** @throws HttpError 400 for a body that is nested deeper, or holds text that a database refuses to compare or to store */
function checkBody({ request }: Context): void {
  let level: unknown[] = 'body' in request ? [request.body] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw new HttpError(400, 'The body is nested too deeply.');
    if (level.some(isUnstorable)) throw new HttpError(400, 'The body must not hold characters that cannot be stored.');
    level = level.flatMap(childrenOf);
  }
}

interface PanelCall {
  /** Made without a sign-in. */
  open: boolean;
  /** It takes files. */
  files: boolean;
}

/**
 * Makes a route middleware that reads the body of one call of Strapi's panel, after Strapi has checked the sender's
 * token. Only calls of the media library may send files.
 */
export function readPanelBody(strapi: Core.Strapi, { open, files }: PanelCall): Middleware {
  const readText = readBody({ maxBytes: open ? OPEN_BODY_BYTES : MAX_BODY_BYTES }, { strapi });
  const readFiles = readForm(strapi, FORM);
  return answerHttpErrors(async (context, next): Promise<unknown> => {
    if (!announcesBody(context.req)) return next();
    if (context.is('multipart/*')) {
      if (!files || open) throw new HttpError(415, 'Files are not taken here.');
      return readFiles(context, next);
    }
    if (!context.is('application/json', 'application/x-www-form-urlencoded')) {
      throw new HttpError(415, 'Send the body as application/json.');
    }
    return readText(context, () => {
      checkBody(context);
      return next();
    });
  }, asFormError);
}
