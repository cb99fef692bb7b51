import { businessToday } from '#kernel/web/business-today.ts'
import { useAddress } from '#kernel/web/use-address.ts'

/** The day that is shown, kept in the address; unless said, today. */
export function useDay() {
  const address = useAddress<'jour'>()
  const today = businessToday()
  const day = dayIn(address.of('jour')) ?? today
  const show = (wanted: Temporal.PlainDate) => address.change({ jour: wanted.equals(today) ? null : wanted.toString() })
  return {
    day: day.toString(),
    isToday: day.equals(today),
    go: (days: 1 | -1) => show(day.add({ days })),
    backToToday: () => show(today),
  }
}

function dayIn(text: string | null) {
  try {
    return text === null ? null : Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}
