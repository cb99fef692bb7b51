export const preparationElement = 'atelier/preparation'
export const preparationBoardElement = 'atelier/preparation/gestion'
export const preparationPath = '/atelier/preparation'
export const preparationBoardPath = '/atelier/preparation/gestion'
export const addressOfPreparation = (id: string) => `${preparationPath}?shipment=${id}`
