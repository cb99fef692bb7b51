export const plansElement = 'energie/variables/planning'

export const plansPath = '/energie/variables/planning'
