import { PICTURE_LIMITS } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';
import { answerHttpErrors } from '../gates/send-error.js';
import { HttpError } from '../routes/http-error.js';
import { MAX_BODY_BYTES } from './body-limit.js';
import { readBody } from './read-body.js';
import { asFormError, readForm, type FormLimits } from './read-form.js';
import { announcesBody } from './buffer-body.js';

/** Who is not signed in sends an address, a password and a few words. */
const OPEN_BODY_BYTES = 16 * 1024;

/** The panel sends each file in a form of its own, with a description of it. */
const FORM: FormLimits = { fileBytes: PICTURE_LIMITS.bytes, files: 10, fieldBytes: 64 * 1024, fields: 100 };

interface PanelCall {
  /** Anybody may make it. */
  open: boolean;
  /** It takes files. */
  files: boolean;
}

/**
 * Reads the body of one call of Strapi's panel, once Strapi has checked the token of its sender: a middleware of its
 * route. Files are read for the media library alone.
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
    return readText(context, next);
  }, asFormError);
}
