import { choiceWords, typedCustomizations, type AdminOrderLine } from '@pickup/contract';

/** What a guest asks for beside the dish itself. */
export interface LineWishes {
  /** What was chosen, in words: `Large`, `2 × Extra mozzarella`. */
  choices: { optionId: string; words: string }[];
  /** What was typed. */
  typed: string[];
}

export const lineWishes = (line: Pick<AdminOrderLine, 'choices' | 'customizations'>): LineWishes => ({
  choices: line.choices.map((choice) => ({ optionId: choice.optionId, words: choiceWords(choice) })),
  typed: typedCustomizations(line),
});
