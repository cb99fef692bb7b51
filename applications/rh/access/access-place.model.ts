export const badgesElement = 'rh/access'
export const badgesPath = '/RH/access'

export const gateElement = 'rh/access/verification'
export const gatePath = '/RH/access/verification'
