import type { useFormat } from '#kernel/web/use-format.ts'

/** `128 ko`, `1,2 Mo` */
export function fileSize(number: ReturnType<typeof useFormat>['number'], bytes: number) {
  const isLarge = bytes >= 1_000_000
  return number(Math.max(bytes / (isLarge ? 1_000_000 : 1_000), 1), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}
