import { halfUp } from '../half-up.model.ts'

/** Kilowatt-hours with three decimals of a sum of watts times minutes. */
export const kwhOf = (wattMinutes: number) => Number(halfUp(BigInt(wattMinutes), 60n)) / 1_000
