/** The element of the papers that expire: their kinds are set up by who manages it. */
export const deadlines = 'rh/gestion_du_personnel/echeances'

export const deadlinesAddress = '/RH/gestion_du_personnel/echeances'
