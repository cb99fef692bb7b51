/** How an hour of the day is written: `HH:MM`, from 00:00 to 23:59. */
export const hourOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
