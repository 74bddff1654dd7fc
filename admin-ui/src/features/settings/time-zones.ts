interface Region {
  region: string;
  zones: string[];
}

const regionOf = (zone: string) => zone.split('/')[0] ?? zone;

/** The time zones this browser knows, by part of the world; the stored one is among them even if it is not known here. */
export function timeZonesByRegion(stored?: string): Region[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(stored ? [stored] : [])]);
  const regions = new Map<string, string[]>();
  for (const zone of [...known].sort()) regions.set(regionOf(zone), [...(regions.get(regionOf(zone)) ?? []), zone]);
  return [...regions].map(([region, zones]) => ({ region, zones }));
}
