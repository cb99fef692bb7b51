/** Where work is begun and planned, and where its hours are approved. */
export const workElement = 'culture/suivi/suiviCulture/action'
export const workPath = '/culture/suivi/suiviCulture/action'
export const hoursCheckElement = 'culture/suivi/suiviCulture/verification'
export const hoursCheckPath = '/culture/suivi/suiviCulture/verification'
/** The right to approve hours that others worked. */
export const hoursApprovalRight = 'culture/suivi/suiviCulture#verification'
