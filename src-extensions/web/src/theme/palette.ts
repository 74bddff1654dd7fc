/** Colours by role. Light values and their contrast come from the look's tokens; each text passes 4.5:1 on its ground. */
export interface Palette {
  paper: string;
  card: string;
  /** A quiet well inside a card: skeletons, tracks, table heads. */
  sunk: string;
  ink: string;
  soft: string;
  line: string;
  /** Border of a control: passes 3:1 on card and paper. */
  edge: string;
  accent: string;
  accentPressed: string;
  onAccent: string;
  accentWash: string;
  /** Chips that stand out without asking for a click. */
  inverse: string;
  onInverse: string;
  saffron: string;
  onSaffron: string;
  leaf: string;
  leafWash: string;
  onLeafWash: string;
  danger: string;
  dangerWash: string;
  onDangerWash: string;
  noteWash: string;
  onNoteWash: string;
  /** Customizations in the kitchen's lists. */
  highlight: string;
  pendingWash: string;
  onPendingWash: string;
  confirmedWash: string;
  onConfirmedWash: string;
  preparingWash: string;
  onPreparingWash: string;
  readyWash: string;
  onReadyWash: string;
  closedWash: string;
  onClosedWash: string;
  /** The buttons that take an order a step further, each with its own ground; confirming is inverse. */
  stepPreparing: string;
  onStepPreparing: string;
  stepReady: string;
  onStepReady: string;
  readyScreen: string;
  onReadyScreen: string;
  stepCompleted: string;
  onStepCompleted: string;
  scrim: string;
  shadow: string;
  shadowLifted: string;
  groundAmber: string;
  groundSage: string;
  groundRose: string;
  groundLilac: string;
  groundSky: string;
  groundButter: string;
}

export type ColorName = keyof Palette;

const ground = (from: string, to: string) => `linear-gradient(160deg, ${from}, ${to})`;

export const lightPalette: Palette = {
  paper: '#fbf6ef',
  card: '#fffdf9',
  sunk: '#f4eadd',
  ink: '#2a1a14',
  soft: '#6d5a50',
  line: '#eadfd2',
  edge: '#9b8677',
  accent: '#b8341b',
  accentPressed: '#962812',
  onAccent: '#ffffff',
  accentWash: '#fbeae4',
  inverse: '#2a1a14',
  onInverse: '#fffdf9',
  saffron: '#f4b63f',
  onSaffron: '#3a2500',
  leaf: '#4d6b3c',
  leafWash: '#e6eeda',
  onLeafWash: '#33491f',
  danger: '#a3240f',
  dangerWash: '#fbe0d8',
  onDangerWash: '#7d1d0c',
  noteWash: '#fdf0d2',
  onNoteWash: '#54390a',
  highlight: '#8f4a12',
  pendingWash: '#fcdfc2',
  onPendingWash: '#6b2d08',
  confirmedWash: '#fdeec8',
  onConfirmedWash: '#5e4104',
  preparingWash: '#dfeaf3',
  onPreparingWash: '#1f4360',
  readyWash: '#e2edd8',
  onReadyWash: '#2f4a1e',
  closedWash: '#efe7dd',
  onClosedWash: '#5b4a41',
  stepPreparing: '#24567c',
  onStepPreparing: '#ffffff',
  stepReady: '#3f6629',
  onStepReady: '#ffffff',
  readyScreen: '#3f6629',
  onReadyScreen: '#ffffff',
  stepCompleted: '#4f7a33',
  onStepCompleted: '#ffffff',
  scrim: 'rgb(42 26 20 / 55%)',
  shadow: '0 1px 2px rgb(90 50 20 / 5%), 0 6px 20px rgb(90 50 20 / 6%)',
  shadowLifted: '0 2px 4px rgb(90 50 20 / 6%), 0 16px 40px rgb(90 50 20 / 14%)',
  groundAmber: ground('#fdebcf', '#f8cf9f'),
  groundSage: ground('#e6f0d9', '#cfe0b8'),
  groundRose: ground('#fbdcd6', '#f3b5aa'),
  groundLilac: ground('#efe0f1', '#dcc1e0'),
  groundSky: ground('#dfeaf2', '#bcd3e2'),
  groundButter: ground('#fff0c2', '#fadd8c'),
};

/** The same roles at night: a brown-black paper, cards a step lighter, the accent lightened until it passes. */
export const darkPalette: Palette = {
  paper: '#1b1411',
  card: '#261d19',
  sunk: '#32271f',
  ink: '#f7ece1',
  soft: '#c4b0a1',
  line: '#3d3029',
  edge: '#8a7566',
  accent: '#f28b6d',
  accentPressed: '#f7a88f',
  onAccent: '#2b0f07',
  accentWash: '#43241a',
  inverse: '#f7ece1',
  onInverse: '#261d19',
  saffron: '#f4b63f',
  onSaffron: '#3a2500',
  leaf: '#a9cc8f',
  leafWash: '#2c3a20',
  onLeafWash: '#cfe6bb',
  danger: '#ff9c86',
  dangerWash: '#4a2219',
  onDangerWash: '#ffd3c7',
  noteWash: '#45351a',
  onNoteWash: '#fbe3b0',
  highlight: '#f3b57c',
  pendingWash: '#4d2d12',
  onPendingWash: '#ffd9b5',
  confirmedWash: '#463616',
  onConfirmedWash: '#fbe3b0',
  preparingWash: '#223645',
  onPreparingWash: '#c9e2f5',
  readyWash: '#2c3a20',
  onReadyWash: '#cfe6bb',
  closedWash: '#382c25',
  onClosedWash: '#d8c6b8',
  stepPreparing: '#9cc8ec',
  onStepPreparing: '#0c2334',
  stepReady: '#a9cc8f',
  onStepReady: '#17260c',
  readyScreen: '#335421',
  onReadyScreen: '#ffffff',
  stepCompleted: '#93bd72',
  onStepCompleted: '#17260c',
  scrim: 'rgb(8 5 4 / 70%)',
  shadow: '0 1px 2px rgb(0 0 0 / 25%), 0 6px 20px rgb(0 0 0 / 25%)',
  shadowLifted: '0 2px 4px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 45%)',
  groundAmber: ground('#6b4c27', '#503416'),
  groundSage: ground('#435334', '#2f3d22'),
  groundRose: ground('#6d3c34', '#512820'),
  groundLilac: ground('#54405a', '#3d2c43'),
  groundSky: ground('#37505f', '#253a47'),
  groundButter: ground('#665524', '#4b3d14'),
};
