import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RubricSum } from '../pay-check.model.ts'
import { withSign, useQuantity, useRubricNamed } from './use-rubric-named.ts'

type Props = { sums: readonly RubricSum[]; before: { from: string; to: string }; title: string }

/** What is paid by each rubric, beside the period before, and where it moved more than usual. */
export function SumsOfRubrics({ sums, before, title }: Props) {
  const t = useT()
  const named = useRubricNamed()
  const said = useQuantity()
  const { digits } = useFormat()
  return (
    <SectionCard title={title}>
      <TableContainer>
        <Table size="small" sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('rh.pay.rubric')}</TableCell>
              <TableCell align="right">{t('rh.pay.period')}</TableCell>
              <TableCell align="right" title={`${digits(before.from)} – ${digits(before.to)}`}>
                {t('rh.pay.before')}
              </TableCell>
              <TableCell align="right">{t('rh.pay.variance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sums.map(({ rubric, unit, quantity, before: former, variance }) => (
              <TableRow key={rubric}>
                <TableCell component="th" scope="row">
                  {named(rubric)}
                </TableCell>
                <TableCell align="right">
                  <strong>
                    <bdi>{said({ unit, quantity })}</bdi>
                  </strong>
                </TableCell>
                <TableCell align="right">
                  <bdi>{said({ unit, quantity: former })}</bdi>
                </TableCell>
                <TableCell align="right">
                  {variance !== null && (
                    <Chip label={t('rh.pay.percent', { percent: withSign(variance) })} tone="warning" />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  )
}
