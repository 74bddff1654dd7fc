/** Of the bar at the top; with a long name in large letters it is higher. */
export const BAR_HEIGHT = { wide: '72px', phone: '64px' };
