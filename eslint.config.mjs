export { default } from './config/eslint/config.mjs';
