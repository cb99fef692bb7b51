import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { type ExpirableDocument, hurryDays } from '../deadline.model.ts'
import { listedName, spokenName } from './names.ts'

type Words = {
  t: typeof translate
  /** How a day is written. */
  date: (day: string) => string
  /** How the day of an instant is written. */
  dayOf: (instant: string) => string
}

/** Red once it has ended, amber in its last thirty days. */
const toneOf = ({ state, daysLeft }: ExpirableDocument): Tone => {
  if (state === 'expired') return 'error'
  return daysLeft < hurryDays ? 'warning' : 'neutral'
}

export const leftInWords = (t: typeof translate, { daysLeft }: Pick<ExpirableDocument, 'daysLeft'>) => {
  if (daysLeft === 0) return t('rh.deadlines.left-today')
  return daysLeft > 0 ? t('rh.deadlines.left', { count: daysLeft }) : t('rh.deadlines.late', { count: -daysLeft })
}

export const deadlineColumns = ({ t, date, dayOf }: Words): Column<ExpirableDocument>[] => [
  {
    key: 'name',
    label: t('rh.field.employee'),
    text: listedName,
    cell: row => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar name={spokenName(row)} />
        {listedName(row)}
      </Box>
    ),
  },
  {
    key: 'kind',
    label: t('rh.deadlines.kind'),
    text: row => row.kindLabel,
    cell: row => <Paper t={t} row={row} />,
  },
  {
    key: 'number',
    label: t('field.number'),
    text: row => row.identificationNumber,
    cell: row => <bdi dir="ltr">{row.identificationNumber?.replaceAll('*', '•') ?? '—'}</bdi>,
    hiddenBelow: 'lg',
  },
  { key: 'company', label: t('field.company'), text: row => row.company, isOptional: true },
  {
    key: 'end',
    label: t('rh.deadlines.end'),
    text: row => date(row.expirationDate),
    cell: row => <Box sx={{ whiteSpace: 'nowrap' }}>{date(row.expirationDate)}</Box>,
  },
  {
    key: 'left',
    label: t('rh.deadlines.left-label'),
    text: row => leftInWords(t, row),
    cell: row => <Chip label={leftInWords(t, row)} tone={toneOf(row)} />,
    onPhone: 'badge',
  },
  {
    key: 'asked',
    label: t('rh.deadlines.asked'),
    text: row => row.askedAt && dayOf(row.askedAt),
    hiddenBelow: 'lg',
  },
]

/** Each fact in a column of its own, as a spreadsheet wants them. */
export const exportedColumns = (t: typeof translate): Column<ExpirableDocument>[] => [
  { key: 'name', label: t('field.lastName'), text: row => row.name },
  { key: 'firstname', label: t('field.firstname'), text: row => row.firstname },
  { key: 'company', label: t('field.company'), text: row => row.company },
  { key: 'kind', label: t('rh.deadlines.kind'), text: row => row.kindLabel },
  { key: 'number', label: t('field.number'), text: row => row.identificationNumber },
  { key: 'end', label: t('rh.deadlines.end'), text: row => row.expirationDate },
  { key: 'state', label: t('field.state'), text: row => t(`rh.deadlines.state-${row.state}`) },
  { key: 'asked', label: t('rh.deadlines.asked'), text: row => row.askedAt },
]

function Paper({ t, row }: { t: typeof translate; row: ExpirableDocument }) {
  const { kindLabel, documentName, state, blocks } = row
  const isInTheWay = state === 'expired' && blocks !== 'none'
  const more = [documentName, isInTheWay ? t(`rh.deadlines.blocks-${blocks}`) : null].filter(Boolean).join(' · ')
  return (
    <>
      {kindLabel}
      {more && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      )}
    </>
  )
}
