import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfLot } from '../lots-place.model.ts'
import type { Ventilation } from '../ventilation.model.ts'

/** A split as it was done: its lots, and of which block each gram of them is. */
export function SplitTold({ split }: { split: Ventilation }) {
  const t = useT()
  const { weight } = useFormat()
  return (
    <SectionCard title={t('atelier.split.of', { number: split.numLot, weight: weight(split.sortedKg) })}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <Moment instant={split.at} />
        {split.by && ` · ${split.by}`}
        {split.lossKg !== 0 && ` · ${t('atelier.split.loss', { weight: weight(split.lossKg) })}`}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('atelier.lot.category')}</TableCell>
              <TableCell>{t('atelier.split.destination')}</TableCell>
              <TableCell>{t('atelier.lot')}</TableCell>
              <TableCell align="right">{t('trade.weight')}</TableCell>
              <TableCell>{t('atelier.lot.origin')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {split.outputs.map((output, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an output is its place
              <TableRow key={place}>
                <TableCell>
                  {[output.category && t(`atelier.lot.category.${output.category}`), output.sizeCode]
                    .filter(Boolean)
                    .join(' · ') || '—'}
                </TableCell>
                <TableCell>{t(`atelier.split.destination.${output.destination}`)}</TableCell>
                <TableCell>
                  {output.lotId ? (
                    <Link component={RouterLink} to={addressOfLot({ id: output.lotId, kind: 'preparation' })}>
                      {output.numLot}
                    </Link>
                  ) : (
                    '—'
                  )}
                </TableCell>
                <TableCell align="right">{weight(output.kg)}</TableCell>
                <TableCell>
                  {output.shares.map(({ label, kg }) => `${label} ${weight(kg)}`).join(' · ') || '—'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </SectionCard>
  )
}
