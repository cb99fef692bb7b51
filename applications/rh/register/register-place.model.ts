export const registerElement = 'rh/gestion_du_personnel/registre'

/** The page of a link. Its key stands behind `#`: browsers send it to nobody. */
export const inspectionAddress = '/RH/inspection'
