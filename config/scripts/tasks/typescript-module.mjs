import { createRunnableDevEnvironment, resolveConfig } from 'vite';

/**
 * Runs work with a TypeScript module. Its modules may load others as long as the work lasts, which Vite's own
 * `runnerImport` does not allow: it closes as soon as the first one is loaded.
 * @template Module, Result
 * @param {string} file
 * @param {(module: Module) => Promise<Result>} work given what the file exports
 * @returns {Promise<Result>}
 */
export async function withTypeScriptModule(file, work) {
  const inline = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true, mainFields: [], conditions: ['node'] },
  };
  const config = await resolveConfig(
    { configFile: false, envDir: false, cacheDir: process.cwd(), environments: { inline } },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  try {
    return await work(await environment.runner.import(file));
  } finally {
    await environment.close();
  }
}
