import { describeError } from '@pickup/strapi-kit';
import { StartError } from './settings.js';

/** What a person can put right is one sentence; a fault of the program keeps its stack. */
export const explain = (error: unknown): string => (error instanceof StartError ? error.message : describeError(error));
