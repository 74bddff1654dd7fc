import { defineConfig } from 'vite';
import { appConfig } from './shared.config.ts';

export default defineConfig(appConfig({ folder: 'admin-ui', base: '/admin/' }));
