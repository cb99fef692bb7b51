import { useFormat } from '#kernel/web/use-format.ts'

/** Minutes more or less: `+7 h 30`, `−1 h 05`. */
export function useDifference() {
  const { duration } = useFormat()
  return (minutes: number) => `${minutes > 0 ? '+' : minutes < 0 ? '−' : ''}${duration(Math.abs(minutes))}`
}
