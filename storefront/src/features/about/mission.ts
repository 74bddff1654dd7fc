export interface MissionValue {
  title: string;
  text: string;
}

/** Longer than this is a sentence with a colon in it, not the name of a value. */
const LONGEST_TITLE = 30;

/**
 * The owner's mission as prose and values: a line such as `Season first: the menu follows the market` is a value
 * (specification 2, "Our Mission with values").
 */
export function readMission(mission: string): { prose: string; values: MissionValue[] } {
  const prose: string[] = [];
  const values: MissionValue[] = [];
  for (const line of mission.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0 && colon <= LONGEST_TITLE)
      values.push({ title: line.slice(0, colon).trim(), text: line.slice(colon + 2).trim() });
    else prose.push(line);
  }
  return { prose: prose.join('\n').trim(), values };
}
