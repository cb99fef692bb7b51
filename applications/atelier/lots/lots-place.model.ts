export const rawStockElement = 'atelier/stock/brut'
export const finishedStockElement = 'atelier/stock/produitFini'
export const mixElement = 'atelier/lotMelange'
export const splitElement = 'atelier/ventilation'
export const holdRight = 'atelier/stock#bloquer_lot'
export const releaseRight = 'atelier/stock#liberer_lot'
export const stockElements = [rawStockElement, finishedStockElement] as const

export const rawStockPath = '/atelier/stock/brut'
export const finishedStockPath = '/atelier/stock/produitFini'

/** Its page stands under the stock that it belongs to. */
export const addressOfLot = ({ id, kind }: { id: string; kind: string }) =>
  `${kind === 'finished' ? finishedStockPath : rawStockPath}/${id}`
