import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What the group and everybody else may do. */
const OTHERS = 0o077;
/** Set on folders that belong to many, such as /tmp. */
const STICKY = 0o1000;

/** What the product keeps in its data folder; whatever else lies there is not ours to change. */
const OURS = /^(pickup\.db|secrets\.env|in-use\.lock|public$|\.restore\.)/;

/** @returns false when it stays open to others, as it is somebody else's */
function close(place: string): boolean {
  const { mode } = lstatSync(place);
  if ((mode & OTHERS) === 0) return true;
  try {
    chmodSync(place, mode & ~OTHERS & 0o7777);
    return true;
  } catch {
    return false;
  }
}

/** Links are left out: what they lead to may be anybody's. */
function closeEntries(folder: string, isOurs: (name: string) => boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!isOurs(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isFile() || entry.isDirectory()) close(place);
    if (entry.isDirectory()) closeEntries(place, () => true);
  }
}

/**
 * Closes a data folder and what the product keeps in it to everybody but its owner: customers, passwords and keys are in
 * there, and an older version, or a copy, may have left it open. Permissions are only taken away.
 * @returns false when others can still get in
 */
export function restrictToOwner(dataDir: string): boolean {
  const isShared = (lstatSync(dataDir).mode & STICKY) !== 0;
  const isClosed = !isShared && close(dataDir);
  closeEntries(dataDir, (name) => OURS.test(name));
  return isClosed;
}
