import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { asHttpError } from '../gates/send-error.js';
import { HttpError } from '../routes/http-error.js';
import { limitUploads } from './upload-limit.js';

export interface FormLimits {
  /** Of all files of a form together. */
  fileBytes: number;
  files: number;
  /** Of all other fields together. */
  fieldBytes: number;
  fields: number;
}

/** The parser's own faults carry a number; those of the disk carry a name. */
const FormFault = z.object({ code: z.number(), httpCode: z.number().optional() });

/** What goes wrong with a form, said as a sentence; null for a fault of our own. */
export function asFormError(error: unknown): HttpError | null {
  const fault = FormFault.safeParse(error);
  if (!fault.success) return asHttpError(error);
  return fault.data.httpCode === 413
    ? new HttpError(413, 'The form holds too much.')
    : new HttpError(400, 'The form could not be read.');
}

/** @throws HttpError 411 for a form that does not tell its length, 413 for one that is too long */
function checkLength({ headers }: Context, { fileBytes, fieldBytes }: FormLimits): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'Send the form with its length.');
  const megabytes = Math.round(fileBytes / 1024 / 1024);
  // The heads of its parts fit into what its fields may take.
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
 * Reads a form with files: a middleware of its route, which comes after its access has been checked. The files lie in a
 * folder of this request, which goes with it, however it ends.
 */
export function readForm(strapi: Core.Strapi, limits: FormLimits) {
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
      await rm(folder, { recursive: true, force: true });
    }
  }

  return async (context: Context, next: Next): Promise<void> => {
    checkLength(context, limits);
    await limitUploads(context, () => parse(context, next));
  };
}
