import { needsChoice, type AdminOrder } from '@pickup/contract';
import { randomKey } from '@pickup/web';
import { useState } from 'react';
import { addToLines, changeLine, linesOf, rebaseLines, type EntryLine, type Orderable } from './entry-lines.js';

interface EntryLines {
  lines: EntryLine[];
  /** They are others than those of the order. */
  isDirty: boolean;
  /** The line whose choices are open. */
  openKey: string | null;
  toggle: (key: string) => void;
  /** Adds one; where something has to be chosen first, its choices open. */
  add: (item: Orderable) => void;
  change: (key: string, change: Partial<EntryLine>) => void;
  remove: (key: string) => void;
  /** Begins anew with the lines of an order. */
  reset: (order: AdminOrder) => void;
  /** Keeps what was changed, over the lines of the order as it stands now. */
  rebase: (order: AdminOrder) => void;
}

/** The lines of an order that is being typed. @param order the order that is corrected; null for a new one */
export function useEntryLines(order: AdminOrder | null): EntryLines {
  const [opened, setOpened] = useState(() => (order ? linesOf(order) : []));
  const [lines, setLines] = useState(opened);
  const [openKey, setOpenKey] = useState<string | null>(null);
  return {
    lines,
    openKey,
    isDirty: JSON.stringify(lines) !== JSON.stringify(opened),
    toggle: (key) => setOpenKey(openKey === key ? null : key),
    add: (item) => {
      const added = addToLines(lines, item, randomKey());
      setLines(added.lines);
      if (needsChoice({ optionGroups: item.optionGroups, allergens: null, dietary: [] })) setOpenKey(added.key);
    },
    change: (key, change) => setLines(changeLine(lines, key, change)),
    remove: (key) => setLines(lines.filter((line) => line.key !== key)),
    reset: (again) => {
      setOpened(linesOf(again));
      setLines(linesOf(again));
      setOpenKey(null);
    },
    rebase: (saved) => {
      setOpened(linesOf(saved));
      setLines(rebaseLines(opened, lines, linesOf(saved)));
    },
  };
}
