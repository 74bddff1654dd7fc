/**
 * What has to be set before Strapi is imported.
 * Every clock of this process is UTC; the restaurant's zone is a setting of its own.
 */
process.env.TZ = 'UTC';
// Whatever a program of ours writes is its owner's alone: the database, its logs, pictures, backups, temporary files.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= '1';
