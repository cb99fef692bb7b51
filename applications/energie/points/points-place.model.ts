export const pointsElement = 'energie/variables/points10min'
export const loadCurveElement = 'energie/data'

export const pointsPath = '/energie/variables/points10min'
export const loadCurvePath = '/energie/data'

/** How the points of a meter are called where series are kept. */
export const seriesOfMeters = 'energie.meter'
