/**
 * Settings of the process that must be made before Strapi is imported.
 * The process runs in UTC; the restaurant's time zone is stored with the restaurant.
 */
process.env.TZ = 'UTC';
// All files that the product writes are accessible to its user only: database, pictures, backups, temporary files.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= '1';
// Said on Node 20 of later versions of Amazon's client; the installed one supports it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
