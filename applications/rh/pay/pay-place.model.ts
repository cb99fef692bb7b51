export const hrCheckElement = 'rh/paie/verificationRH'
export const payCheckElement = 'rh/paie/verificationPaie'
/** Who tells the payroll software. */
export const payExportElement = `${payCheckElement}#export`
export const hrCheckPath = '/RH/paie/verificationRH'
export const payCheckPath = '/RH/paie/verificationPaie'
