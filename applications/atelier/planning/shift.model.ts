import usual from '../data/shifts.json' with { type: 'json' }

export const shifts = ['morning', 'afternoon', 'night'] as const
export type Shift = (typeof shifts)[number]

type Row = { shift: string; startsAt: string; minutes: number; breakMinutes: number }
const rowOf = (shift: Shift) => (usual.rows as readonly Row[]).find(row => row.shift === shift) as Row

/** When a shift begins: `06:00`. */
export const startOf = (shift: Shift) => rowOf(shift).startsAt
/** Minutes in which a line can work: those of the shift less its breaks. */
export const workableMinutes = (shift: Shift) => rowOf(shift).minutes - rowOf(shift).breakMinutes
/** Minutes that a line stands still when it goes on with another article. */
export const changeoverMinutes: number = usual.changeoverMinutes
