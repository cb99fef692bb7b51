export const linesPath = '/atelier/ligne'
export const newLinePath = '/atelier/ligne/ajouter'
export const editLinePath = '/atelier/ligne/modifier/:id'
export const wallPath = '/atelier/ligne/:id/affichage'
export const displaysPath = '/atelier/ligne/ecrans'
export const addressOfLine = (id: string) => `/atelier/ligne/modifier/${id}`
export const addressOfWall = (id: string) => `/atelier/ligne/${id}/affichage`
