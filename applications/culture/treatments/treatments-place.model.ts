/** Where treatments are planned, recorded and read. */
export const treatmentsElement = 'culture/application/liste'
export const treatmentsPath = '/culture/application/liste'
/** The right to validate what another recorded. */
export const treatmentValidationRight = 'culture/application#validation'
