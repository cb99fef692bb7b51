export const traceElement = 'culture/tracabilite'
export const exerciseRight = 'culture/tracabilite#exercice'
export const triggerRight = 'culture/tracabilite#declencher'
export const tracePath = '/culture/tracabilite'
export const addressOfTrace = ({ kind, id }: { kind: string; id: string }) =>
  `${tracePath}?${new URLSearchParams({ kind, id })}`
