export const compositionsPath = '/atelier/composition'
export const addressOfComposition = (id: string) => `${compositionsPath}?composition=${id}`
