export { createUser } from './create-user.js';
export { input, retype } from './form-inputs.js';
export { testTexts } from './text-audit.js';
export { replaceInStorage } from './replace-in-storage.js';
export { tableRows } from './table-rows.js';
