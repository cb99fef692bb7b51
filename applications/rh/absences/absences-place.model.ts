export const absencesElement = 'rh/gestion_des_absences'
export const absencesPath = '/RH/gestion_des_absences'
/** Who decides on requests. */
export const validationElement = `${absencesElement}#validation`
/** Who enters absences without a request, and puts balances right. */
export const administrationElement = `${absencesElement}#administration`
