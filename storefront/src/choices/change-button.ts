import { lineKey, type LineIdentity } from '@pickup/contract';

/** The id of the button that changes a line's choices: it gets the focus back under its new choices too. */
export const changeButtonId = (line: LineIdentity): string => `change-${lineKey(line)}`;
