import { lazy } from 'react';
import { loadCode } from '../page-parts/load-code.js';

const load = () => loadCode(() => import('./DishSheet.js'));

export const LazyDishSheet = lazy(load);

/** Fetches the sheet's code before it is opened; a failure shows when it is opened. */
export const prefetchDishSheet = (): void => void load().catch(() => undefined);
