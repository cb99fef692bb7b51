export const exportsElement = 'atelier/exports'
export const exportsPath = '/atelier/exports'
