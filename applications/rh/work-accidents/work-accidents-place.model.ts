export const safetyElement = 'rh/securite'
export const safetyPath = '/RH/securite'
/** Who reads and writes what an accident did to somebody's health. */
export const healthField = `${safetyElement}#sante`
