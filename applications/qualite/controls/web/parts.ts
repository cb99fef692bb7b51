import { statesOfRecords } from '../control.model.ts'

export type PartOfPage = 'todo' | 'records' | 'plans'

/** Of the tabs that an address can name, those of a list stand for the part that it is in. */
export function partIn(tab: string | null): PartOfPage {
  if (tab === 'plans' || tab === 'archived') return 'plans'
  return statesOfRecords.some(state => state === tab) ? 'records' : 'todo'
}

/** The tab at which a part opens. */
export const tabOf: Record<PartOfPage, string | null> = { todo: null, records: 'counting', plans: 'plans' }
