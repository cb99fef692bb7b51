export const annualElement = 'rh/tempsTravail/planningAnnuel'

export const annualPath = '/RH/tempsTravail/planningAnnuel'
