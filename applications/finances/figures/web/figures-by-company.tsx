import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { MonthlyFigures } from '../figures-of-month.model.ts'
import { useFigureWords } from './use-figure-words.ts'

/** A company a row: each figure above the one of the year before. */
export function FiguresByCompany({ companies, figures }: Pick<MonthlyFigures, 'companies' | 'figures'>) {
  const t = useT()
  const { inWords, named } = useFigureWords()
  return (
    <SectionCard title={t('finances.figures.by-company')}>
      <TableContainer>
        <Table size="small" sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('field.company')}</TableCell>
              {figures.map(({ key }) => (
                <TableCell key={key} align="right">
                  {named(key)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {companies.map(({ id, name }, place) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <bdi>{name}</bdi>
                </TableCell>
                {figures.map(({ key, byCompany }) => {
                  const { amount = null, yearBefore = null } = byCompany[place] ?? {}
                  return (
                    <TableCell key={key} align="right">
                      <strong>
                        <bdi>{inWords(key, amount)}</bdi>
                      </strong>
                      <Typography variant="caption" color="text.secondary" component="div">
                        {yearBefore !== null && t('finances.figures.against', { before: inWords(key, yearBefore) })}
                      </Typography>
                    </TableCell>
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  )
}
