/** What every measurement is given. */
export interface Bench {
  /** How often ours and its reference are measured in turns. */
  rounds: number;
  /** Length of a round of load, in seconds. */
  seconds: number;
  /** How many orders the large restaurant has. */
  orders: number;
  /** A PostgreSQL server to use instead of one of our own. */
  postgresUrl: string | undefined;
  /** The path of a Chromium. */
  findBrowser: () => Promise<string>;
  /** A stopped demo restaurant's DATA_DIR, made when first asked for: copy it, never start it. */
  demo: () => Promise<string>;
  /** The same with {@link MANY_DISHES} on its menu. */
  largeDemo: () => Promise<string>;
  say: (line: string) => void;
}

export interface Finding {
  /** One phrase for the summary. */
  result: string;
  met: boolean;
  /** Markdown: the tables. */
  body: string;
  /** What the documents calculate with, by name; kept in figures.json. */
  figures?: Figures;
}

/** Figures by their names. */
export type Figures = Readonly<Record<string, number>>;

/** One row of the table of targets for speed. */
export interface Measurement {
  /** What `--only` calls it. */
  name: string;
  title: string;
  target: string;
  /** Takes so long that it is taken only when it is named. */
  onlyWhenNamed?: true;
  run: (bench: Bench) => Promise<Finding>;
}
