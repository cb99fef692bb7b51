import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { missingValue } from '#kernel/web/format.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PersonToPay, RubricSum } from '../pay-check.model.ts'
import { AnomalyChips } from './anomaly-chips.tsx'
import { useAnomalyNamed } from './use-anomaly-words.ts'
import { useQuantity, useRubricNamed } from './use-rubric-named.ts'
import { WeekStateChip } from './week-state-chip.tsx'

/** A person a row and a rubric of the check a column, with what they make together; the name opens what stands against him. */
export function usePayColumns(rubrics: readonly RubricSum[], onOpen: (personId: string) => void) {
  const t = useT()
  const { duration } = useFormat()
  const rubricNamed = useRubricNamed()
  const said = useQuantity()
  const named = useAnomalyNamed()
  const ofRubric = (row: PersonToPay, rubric: string) => row.rubrics.find(one => one.rubric === rubric)
  const inWords = (row: PersonToPay, rubric: string) => {
    const sum = ofRubric(row, rubric)
    return sum && sum.quantity !== 0 ? said(sum) : null
  }
  return [
    {
      key: 'name',
      label: t('field.name'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => (
        <>
          <ButtonBase
            onClick={() => onOpen(row.id)}
            sx={{ display: 'block', minWidth: 120, textAlign: 'start', font: 'inherit', fontWeight: 600 }}
          >
            {row.name} {row.firstname}
          </ButtonBase>
          <Typography variant="caption" component="div" color="text.secondary">
            {[row.payrollNumber, row.site].filter(Boolean).join(' · ')}
          </Typography>
        </>
      ),
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.pay.state.${row.state}`),
      cell: row => (
        <Box title={weeksInWords(row, t)}>
          <WeekStateChip state={row.state} />
        </Box>
      ),
      onPhone: 'badge',
      width: 120,
    },
    {
      key: 'payrollNumber',
      label: t('rh.field.payrollNumber'),
      text: row => row.payrollNumber,
      isOptional: true,
    },
    ...rubrics.map(
      ({ rubric }): Column<PersonToPay> => ({
        key: rubric,
        label: rubricNamed(rubric),
        text: row => inWords(row, rubric),
        cell: row => <Quantity words={inWords(row, rubric)} sum={ofRubric(row, rubric)} />,
        align: 'end',
        width: 92,
      }),
    ),
    {
      key: 'worked',
      label: t('rh.pay.worked'),
      text: row => duration(row.worked),
      cell: row => (row.worked === 0 ? missingValue : <strong>{duration(row.worked)}</strong>),
      align: 'end',
      width: 92,
    },
    {
      key: 'away',
      label: t('rh.pay.away'),
      text: row => (row.away === 0 ? null : said({ unit: 'days', quantity: row.away })),
      align: 'end',
      width: 76,
    },
    {
      key: 'anomalies',
      label: t('rh.pay.anomalies'),
      text: row => row.anomalies.map(({ code }) => named(code)).join(', '),
      cell: row => <AnomalyChips anomalies={row.anomalies} />,
      onPhone: 'across',
      width: 150,
    },
  ] satisfies Column<PersonToPay>[]
}

/** The least of his weeks stands in the cell; how many stand where, behind it. */
const weeksInWords = ({ weeks }: PersonToPay, t: ReturnType<typeof useT>) =>
  (['entered', 'verified_hr', 'verified_pay', 'exported'] as const)
    .filter(state => weeks[state] > 0)
    .map(state => `${t(`rh.pay.state.${state}`)} : ${weeks[state]}`)
    .join(' · ')

function Quantity({ words, sum }: { words: string | null; sum: RubricSum | undefined }) {
  const said = useQuantity()
  const t = useT()
  if (!sum || words === null) return missingValue
  return (
    <Box
      component="span"
      title={t('rh.pay.was', { before: said({ unit: sum.unit, quantity: sum.before }) })}
      sx={{ whiteSpace: 'nowrap', ...(sum.variance !== null && { color: 'warning.strong', fontWeight: 600 }) }}
    >
      <bdi>{words}</bdi>
    </Box>
  )
}
