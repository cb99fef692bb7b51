import { useFormat } from '#kernel/web/use-format.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes in the unit in which one says them: `3 Go`. */
export function useSize() {
  const { number } = useFormat()
  return (bytes: number) => {
    const rank = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
    return number(bytes / 1000 ** rank, {
      style: 'unit',
      unit: units[rank],
      maximumFractionDigits: rank === 0 ? 0 : 1,
    })
  }
}
