/** Loaded before a program of `npm run dev`: it must not outlive the one that started it, however that one ended. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening for that alone keeps nobody running.
process.channel?.unref();
