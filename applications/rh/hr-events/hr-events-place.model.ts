export const hrEventsElement = 'rh/evenements'
export const hrEventsPath = '/RH/evenements'
