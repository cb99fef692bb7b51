type Marks = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, unknown>>

/** What a person changed in a form, by the path of each field: `position.name`. A list goes whole. */
export function typedInForm(marks: Marks, values: Values, above = ''): Record<string, unknown> {
  const typed = Object.entries(marks).flatMap(([name, mark]) => {
    const path = above + name
    const value = values[name]
    if (isGroup(mark)) return Object.entries(typedInForm(mark, isGroup(value) ? value : {}, `${path}.`))
    return isMarked(mark) ? [[path, value] as const] : []
  })
  return Object.fromEntries(typed)
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMarked = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isMarked) : mark === true
