import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of group and others. */
const OTHERS = 0o077;
/** The bit of folders shared by many users, such as /tmp. */
const STICKY = 0o1000;

/** The product's files in its data folder; other files there are not changed. */
const OURS = /^(pickup\.db|secrets\.env|in-use\.lock|public$|\.restore\.)/;

/** @returns false when the permissions cannot be changed because another user owns the file */
function close(place: string): boolean {
  // Another instance that starts beside this one renames and removes its temporary files meanwhile.
  const mode = lstatSync(place, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return true;
  try {
    chmodSync(place, mode & ~OTHERS & 0o7777);
    return true;
  } catch {
    return false;
  }
}

/** Symbolic links are skipped: their targets may belong to anybody. */
function closeEntries(folder: string, isOurs: (name: string) => boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!isOurs(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isFile() || entry.isDirectory()) close(place);
    if (entry.isDirectory()) closeEntries(place, () => true);
  }
}

/**
 * Removes all permissions of other users from the data folder and the product's files in it: customers' data, passwords
 * and keys. An older version or a copy may have left them open. No permission is added.
 * @returns false when other users can still access the folder
 */
export function restrictToOwner(dataDir: string): boolean {
  const isShared = (lstatSync(dataDir).mode & STICKY) !== 0;
  const isClosed = !isShared && close(dataDir);
  closeEntries(dataDir, (name) => OURS.test(name));
  return isClosed;
}
