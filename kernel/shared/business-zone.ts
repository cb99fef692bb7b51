/** The days and hours that people name are those of France. */
export const businessZone = 'Europe/Paris'
