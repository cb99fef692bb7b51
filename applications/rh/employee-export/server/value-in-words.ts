export type Say = (label: string, values?: Record<string, string | number>) => string

export type Fact = [label: string, value: string | number | null | undefined]

/** A value of any field; empty ones say nothing. */
export function valueIn(value: unknown, words: Say): string | number | null {
  if (typeof value === 'boolean') return words(value ? 'answer.yes' : 'answer.no')
  if (Array.isArray(value)) return value.map(String).join(', ')
  return value === null || value === undefined ? null : String(value)
}
