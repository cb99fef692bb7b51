export const skillsElement = 'rh/savoir_faire'
export const skillsPath = '/RH/savoir_faire'
