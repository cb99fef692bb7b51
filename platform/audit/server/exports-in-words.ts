import { partition } from '#kernel/shared/partition.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { LoggedExport } from '#platform/identity/identity.server.ts'
import type { ListExport } from '../audit.model.ts'
import type { AuditedWords, ListWords, NamedRows, Naming } from '../audited-words.slot.ts'
import { ownListWords } from './list-words.ts'

type Reading = { naming: Naming<never>; say: Translate }

type Filter = { name: string; value: string | null }

type ReadExport = Omit<LoggedExport, 'filters'> & { filters: readonly Filter[] }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const numberOrDay = /^\d+$|^\d{4}-\d{2}-\d{2}$/

/** The lists that left as one calls them; an id is told by the name of its row where the reader may read it. */
export async function exportsInWords(
  { naming, say }: Reading,
  words: readonly AuditedWords[],
  logged: readonly LoggedExport[],
): Promise<ListExport[]> {
  const lines: readonly ReadExport[] = logged.map(line => ({ ...line, filters: filtersIn(line.filters) }))
  const rooms = words.flatMap(({ lists }) => lists ?? [])
  const said = (label: string) => {
    const text = say(naming.language, label)
    return text === label ? undefined : text
  }
  /** Applications use the same words of different things: those of whose list it is come first. */
  const firstSaid = (call: string, label: (words: ListWords) => string) => {
    const [own, others] = partition(rooms, ({ list }) => said(list(call)) !== undefined)
    return [...own, ...others].map(label).map(said).find(Boolean)
  }
  const nameOf = await namedIds(naming, rooms, lines)

  const valueOf = (call: string, { name, value }: Filter) => {
    if (value === null || numberOrDay.test(value)) return (value && nameOf(call, name, value)) ?? value
    if (uuid.test(value)) return nameOf(call, name, value) ?? `…${value.slice(-8)}`
    return firstSaid(call, ({ choice }) => choice(value)) ?? say(naming.language, ownListWords.choice('unknown'))
  }

  return lines.map(({ call, type, filters, ...line }) => ({
    ...line,
    list: firstSaid(call, ({ list }) => list(call)) ?? say(naming.language, ownListWords.list('unknown')),
    format: type === 'text/csv' ? 'csv' : 'lines',
    filters: filters.map(filter => ({
      label:
        firstSaid(call, words => words.filter(filter.name)) ?? say(naming.language, ownListWords.filter('unknown')),
      value: valueOf(call, filter),
    })),
  }))
}

/** The client of the reader narrows nothing for him. */
const filtersIn = (filters: string): Filter[] =>
  filters
    .split(', ')
    .filter(Boolean)
    .map(filter => {
      const [name = '', value] = filter.split('=')
      return { name, value: value ?? null }
    })
    .filter(({ name }) => name !== 'clientId')

/** Each kind of id is asked for once. */
async function namedIds(naming: Naming<never>, rooms: readonly ListWords[], lines: readonly ReadExport[]) {
  const ids = Object.assign({}, ...rooms.map(room => room.ids)) as Record<string, NamedRows>
  const namingOf = (call: string, filter: string) => ids[`${call} ${filter}`] ?? ids[filter]
  const asked = new Map<NamedRows, Set<string>>()
  for (const { call, filters } of lines)
    for (const { name, value } of filters) {
      const named = namingOf(call, name)
      if (named && value) asked.set(named, (asked.get(named) ?? new Set()).add(value))
    }
  const found = new Map<NamedRows, Map<string, string>>()
  for (const [named, values] of asked) {
    const rows = await named(naming, [...values])
    found.set(named, new Map(rows.map(({ rowId, name }) => [rowId, name])))
  }
  return (call: string, filter: string, value: string) => {
    const named = namingOf(call, filter)
    return named && found.get(named)?.get(value)
  }
}
