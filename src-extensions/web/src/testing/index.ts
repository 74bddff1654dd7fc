export { holdTexts } from './hold-texts.js';
export { replaceInStorage } from './replace-in-storage.js';
