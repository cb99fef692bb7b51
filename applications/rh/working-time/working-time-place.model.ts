export const hoursElement = 'rh/tempsTravail/saisie'
export const hoursPath = '/RH/tempsTravail/saisie'
