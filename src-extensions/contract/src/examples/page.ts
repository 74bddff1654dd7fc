import { toPage, type Page } from '../entities/page.js';

/** The first page of a list that has one entry. */
export const pageOfOne = <Item>(item: Item, size: number): Page<Item> => toPage([item], 0, size, 1);
