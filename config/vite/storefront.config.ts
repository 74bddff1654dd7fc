import { defineConfig } from 'vite';
import { appConfig } from './shared.config.ts';

export default defineConfig(appConfig({ folder: 'storefront', base: '/', port: 5173 }));
