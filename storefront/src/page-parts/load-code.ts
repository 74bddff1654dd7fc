/** A part of the site did not arrive: the network is gone, or a newer version has taken its place. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the site could not be loaded.', { cause });
    this.name = 'CodeNotLoaded';
  }
}

/** Loads a part of the site. @throws CodeNotLoaded when it does not arrive */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    throw new CodeNotLoaded(error);
  }
}
