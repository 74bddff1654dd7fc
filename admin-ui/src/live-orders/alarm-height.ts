/** The custom property that says how much of the top of a screen the alarm takes. */
export const ALARM_PROPERTY = '--alarm-height';

/** How far below the top of the window a screen's own bar sticks. */
export const ALARM_HEIGHT = `var(${ALARM_PROPERTY}, 0px)`;
