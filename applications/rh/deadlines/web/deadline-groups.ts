import type { RowGroup } from '#kernel/web/kit/data-table-props.ts'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { ExpirableDocument } from '../deadline.model.ts'

type Words = { t: typeof translate; dayAndMonth: (day: Temporal.PlainDate) => string }

/** What has ended stands together, what is to end by its week. */
export const groupIn =
  ({ t, dayAndMonth }: Words) =>
  ({ expirationDate, state }: Pick<ExpirableDocument, 'expirationDate' | 'state'>): RowGroup => {
    if (state === 'expired') return { key: 'expired', label: t('rh.deadlines.ended-group'), isAlarming: true }
    const day = Temporal.PlainDate.from(expirationDate)
    const monday = day.subtract({ days: day.dayOfWeek - 1 })
    return {
      key: monday.toString(),
      label: t('rh.deadlines.week', {
        week: day.weekOfYear,
        from: dayAndMonth(monday),
        to: dayAndMonth(monday.add({ days: 6 })),
      }),
    }
  }
