export const controlsElement = 'qualite/controles'
export const validationRight = 'qualite/controles#valider'
export const controlsPath = '/qualite/controles'
export const plansPath = '/qualite/controles?tab=plans'
