/** The element of what is kept of people and for how long: who manages it reads proofs and erases on request. */
export const retentionElement = 'rh/gestion_du_personnel/rgpd'

export const retentionPath = '/RH/gestion_du_personnel/rgpd'
