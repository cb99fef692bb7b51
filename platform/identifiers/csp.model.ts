import list from './data/pcs-ese.json' with { type: 'json' }
import { type Dated, inForce } from './dated-list.model.ts'

/** A socio-professional category by its PCS-ESE code: three digits and a letter (`691c`). */
export type Csp = Dated & { code: string; label: string; category: string }

const csps: readonly Csp[] = list.rows

/** Those that may be declared on a civil date. */
export const cspsOn = (date: string) => inForce(csps, date)

export const cspOn = (code: string, date: string) => cspsOn(date).find(csp => csp.code === code)

/** The label of a code, whether or not it may still be declared. */
export const cspLabel = (code: string) => csps.find(csp => csp.code === code)?.label ?? code
