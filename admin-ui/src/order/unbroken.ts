/** Words whose number stays with what it counts, where a line ends: `2 × Extra mozzarella`. */
export const unbroken = (words: string): string => words.replace(/^(\d+) × /, '$1\u00a0×\u00a0');
