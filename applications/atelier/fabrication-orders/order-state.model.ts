export const orderStates = ['created', 'running', 'suspended', 'finished', 'closed', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** Which acts lead from which states where (design of fabrication, section 5). */
const ways = {
  start: { from: ['created', 'suspended'], to: 'running' },
  suspend: { from: ['running'], to: 'suspended' },
  finish: { from: ['running', 'suspended'], to: 'finished' },
  close: { from: ['finished'], to: 'closed' },
  cancel: { from: ['created'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>

export type OrderVerb = keyof typeof ways

export const mayGo = (state: OrderState, verb: OrderVerb) => (ways[verb].from as readonly OrderState[]).includes(state)

export const stateAfter = (verb: OrderVerb): OrderState => ways[verb].to

/** Where an order in that state may go. */
export const statesAfter = (state: OrderState): OrderState[] =>
  (Object.keys(ways) as OrderVerb[]).filter(verb => mayGo(state, verb)).map(stateAfter)
