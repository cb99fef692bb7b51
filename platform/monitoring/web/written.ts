import type { useFormat } from '#kernel/web/use-format.ts'

type Numbers = ReturnType<typeof useFormat>['number']

/** `12 ms`, `1,4 s`. */
export const writtenMs = (number: Numbers) => (ms: number) =>
  ms < 1_000
    ? number(Math.round(ms), { style: 'unit', unit: 'millisecond' })
    : number(ms / 1_000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })

/** `340 Mo`, `1,2 Go`. */
export const writtenBytes = (number: Numbers) => (bytes: number) =>
  bytes < 1e9
    ? number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: bytes < 1e7 ? 1 : 0 })
    : number(bytes / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })

/** Of seconds, the largest unit that says it: `3 j`, `5 h`, `12 min`. */
export function writtenAge(number: Numbers) {
  return (seconds: number) => {
    if (seconds >= 2 * 86_400) return number(Math.floor(seconds / 86_400), { style: 'unit', unit: 'day' })
    if (seconds >= 2 * 3_600) return number(Math.floor(seconds / 3_600), { style: 'unit', unit: 'hour' })
    return number(Math.floor(seconds / 60), { style: 'unit', unit: 'minute' })
  }
}
