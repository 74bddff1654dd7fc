/**
 * What has to stand in the environment before Strapi is imported.
 * Every clock of this process is UTC; the restaurant's zone is a setting of its own (ruling 5).
 */
process.env.TZ = 'UTC';
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= '1';
