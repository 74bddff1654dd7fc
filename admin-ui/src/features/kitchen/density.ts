import { useState } from 'react';
import { readChoice, writeChoice } from '../../screen/device-choice.js';

/** How large the cards of this device are: by how many there are, always large, or always small. */
export const DENSITIES = ['auto', 'comfortable', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

const KEY = 'boardDensity';

function readDensity(): Density {
  const stored = readChoice(KEY);
  return DENSITIES.find((density) => density === stored) ?? 'auto';
}

/** The density that was chosen on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density) => {
    writeChoice(KEY, chosen);
    setDensity(chosen);
  };
  return [density, choose];
}
