import { describeError } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { removeStrayFiles, sweepPictures } from './sweep-pictures.js';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Sweeps unused pictures away now and every hour.
 * @returns ends it, after the sweep that is under way
 */
export function sweepRegularly(strapi: Core.Strapi): () => Promise<void> {
  const sweep = () =>
    sweepPictures(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Unused pictures could not be removed: ${describeError(error)}`);
    });
  const first = removeStrayFiles(strapi, new Date()).catch((error: unknown) => {
    strapi.log.warn(`Files that a crash has left could not be removed: ${describeError(error)}`);
  });
  let underWay = first.then(sweep);
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
