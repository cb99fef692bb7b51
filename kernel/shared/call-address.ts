import { pathParameters } from './call.ts'

type Input = Record<string, unknown>

const slashed = (value: string) => value.split('/').map(encodeURIComponent).join('/')

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The address of a call with its path parameters in place, and the input that remains for query or body.
 * An optional last parameter that is missing leaves no trace.
 */
export function addressOf(path: string, input: Input): { address: string; rest: Input } {
  const names = pathParameters(path)
  const filled = path.replace(/\/:(\w+)([?+])?/g, (_, name: string, mark: string | undefined) => {
    const value = input[name]
    if (!isMissing(value)) return `/${mark === '+' ? slashed(String(value)) : encodeURIComponent(String(value))}`
    if (mark === '?') return ''
    throw new Error(`${path} needs ${name}`)
  })
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  return { address: `/api/${filled}`, rest }
}

/** `?name=value` for what is there, each value of a list apart; nothing for nothing. */
export function queryOf(rest: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) if (!isMissing(one)) query.append(name, String(one))
  }
  return query.size === 0 ? '' : `?${query}`
}
