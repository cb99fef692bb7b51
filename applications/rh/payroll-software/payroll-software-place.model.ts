export const payrollSoftwareElement = 'rh/paie/parametrageSilae'
export const payrollSoftwarePath = '/RH/paie/parametrageSilae'
