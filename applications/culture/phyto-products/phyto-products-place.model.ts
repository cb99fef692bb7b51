export const phytoProductsElement = 'culture/application/association'
export const phytoProductsPath = '/culture/application/association'
