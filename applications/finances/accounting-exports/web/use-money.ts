import { useFormat } from '#kernel/web/use-format.ts'

/** Cents as euros and cents; a dash of what is not known. */
export function useMoney() {
  const { number } = useFormat()
  return (cents: number | null) => (cents === null ? '—' : number(cents / 100, { style: 'currency', currency: 'EUR' }))
}
