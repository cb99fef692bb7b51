import { csvText } from '#kernel/shared/csv.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveFile } from '#kernel/web/save-file.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AnnualProgram } from '../annual-programs.model.ts'
import { daysOfWeekIn } from '../annual-weeks.model.ts'

/** The weeks of a program as a file, to be posted and for the labour inspector. */
export function useProgramCsv(program: AnnualProgram) {
  const t = useT()
  const { digits } = useFormat()
  return () => {
    const head = [
      t('rh.hours.iso-week'),
      t('field.firstDay'),
      t('field.lastDay'),
      t('field.type'),
      t('rh.annual.hours-a-week'),
      t('rh.annual.holiday-days'),
    ]
    const lines = program.weeks.map(({ monday, kind, minutes, holidays }) => {
      const days = daysOfWeekIn(monday, program)
      return [
        weekOf(monday).week,
        digits(days[0]),
        digits(days.at(-1)),
        t(minutes === 0 ? 'rh.annual.kind.closed' : `rh.annual.kind.${kind}`),
        minutes / 60,
        holidays.map(digits).join(', '),
      ]
    })
    const text = csvText([head, ...lines], { isFirst: true })
    const name = `${t('rh.annual.title')} ${program.groupLabel} ${program.firstDay}.csv`
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
}
