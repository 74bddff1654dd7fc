export * from './access.js';
export * from './api-gate.js';
export * from './database.js';
export * from './multipart-guard.js';
export * from './parse.js';
export * from './refusal.js';
export * from './route.js';
export * from './services.js';
