export const accountingExportsElement = 'finances/exports'
export const accountingExportsPath = '/finances/exports'
