import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { holidaysOf } from '#platform/calendar/holidays.model.ts'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import type { AwayRow } from '../absence.model.ts'
import { absenceTypeOf } from '../absence-type.model.ts'
import { useDaysInWords } from './use-days-in-words.ts'

type Props = { month: Temporal.PlainYearMonth; rows: readonly AwayRow[]; today: string }
type Absence = AwayRow['absences'][number]

const saturday = 6
const cell = { minWidth: 26, height: 30, textAlign: 'center', border: 1, borderColor: 'divider', p: 0 } as const

/** A person a row and a day a column; what waits for a decision is hatched, and the last row counts who is away. */
export function MonthGrid({ month, rows, today }: Props) {
  const t = useT()
  const locale = locales[useLanguage()]
  const days = Array.from({ length: month.daysInMonth }, (_, at) => month.toPlainDate({ day: at + 1 }))
  const isOff = (day: Temporal.PlainDate) => day.dayOfWeek >= saturday || holidaysOf(day.year).has(day.toString())
  const ground = (day: Temporal.PlainDate) =>
    day.toString() === today ? 'action.selected' : isOff(day) ? 'action.hover' : undefined
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr>
          <Name scope="col">{t('field.name')}</Name>
          {days.map(day => (
            <Box
              key={day.day}
              component="th"
              scope="col"
              sx={{ ...cell, backgroundColor: ground(day), fontWeight: 500 }}
            >
              <Typography variant="caption" component="span">
                <abbr title={day.toLocaleString(locale, { weekday: 'long' })} style={{ textDecoration: 'none' }}>
                  {day.day}
                </abbr>
              </Typography>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.employeeId}>
            <Name scope="row">
              {row.name} {row.firstname}
            </Name>
            {days.map(day => (
              <DayOff key={day.day} day={day.toString()} absences={row.absences} ground={ground(day)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Name scope="row">{t('rh.absence.how-many')}</Name>
          {days.map(day => (
            <Box key={day.day} component="td" sx={{ ...cell, fontWeight: 600 }}>
              {rows.filter(({ absences }) => absences.some(one => covers(one, day.toString()))).length || ''}
            </Box>
          ))}
        </tr>
      </tfoot>
    </Box>
  )
}

const covers = ({ fromDay, toDay }: Absence, day: string) => fromDay <= day && day <= toDay

const Name = ({ scope, children }: { scope: 'row' | 'col'; children: React.ReactNode }) => (
  <Box
    component="th"
    scope={scope}
    sx={{
      ...cell,
      position: 'sticky',
      insetInlineStart: 0,
      backgroundColor: 'background.paper',
      textAlign: 'start',
      px: 1,
      minWidth: { xs: 120, sm: 180 },
      fontWeight: 500,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
)

type DayProps = { day: string; absences: readonly Absence[]; ground: string | undefined }

function DayOff({ day, absences, ground }: DayProps) {
  const { stretch, kind } = useDaysInWords()
  const here = absences.filter(absence => covers(absence, day))
  const words = here.map(one => `${kind(one)}, ${stretch(one)}`).join(' ; ')
  return (
    <Box component="td" title={words || undefined} sx={{ ...cell, position: 'relative', backgroundColor: ground }}>
      {here.map(absence => (
        <Box
          key={absence.id}
          sx={theme => ({
            position: 'absolute',
            insetBlock: 3,
            insetInlineStart: absence.fromNoon && absence.fromDay === day ? '50%' : 0,
            insetInlineEnd: absence.untilNoon && absence.toDay === day ? '50%' : 0,
            ...painted(theme, absence),
          })}
        />
      ))}
      {words && (
        <Box component="span" sx={visuallyHidden}>
          {words}
        </Box>
      )}
    </Box>
  )
}

/** Leave in the house's green, what suspends the contract in red, the rest in blue; hatched while it waits. */
function painted({ vars: { palette } }: Theme, { typeCode, state }: Absence) {
  const type = typeCode === null ? undefined : absenceTypeOf(typeCode)
  const colour = type?.account ? palette.primary.main : type?.dsn ? palette.error.main : palette.info.main
  return state === 'approved'
    ? { backgroundColor: colour }
    : { backgroundImage: `repeating-linear-gradient(45deg, ${colour} 0 3px, transparent 3px 7px)` }
}
