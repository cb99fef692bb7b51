export const planningElement = 'rh/tempsTravail/planningEntreprise'
export const publishingElement = `${planningElement}#publication`
export const forcingElement = `${planningElement}#forcer`

export const planningPath = '/RH/tempsTravail/planningEntreprise'
