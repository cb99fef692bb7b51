/** A measure at a moment, as it is called; null where nothing is known. */
export type CurvePoint = { label: string; value: number | null }
