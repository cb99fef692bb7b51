export const inventoriesElement = 'atelier/stock/brut/inventaire'
export const inventoriesPath = '/atelier/stock/brut/inventaire'
export const addressOfInventory = (id: string) => `${inventoriesPath}/${id}`
