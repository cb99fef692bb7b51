import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { decimalsOf, type Measure, unitOf } from '../measure.model.ts'
import type { RoundInFull, RoundPlant } from '../plant-round.model.ts'

/** Plant by plant, what was measured; beside what is unusual stand the weeks before, the oldest first. */
export function PlantsTable({ round: { code, sampled, settings } }: { round: RoundInFull }) {
  const t = useT()
  return (
    <Box role="region" aria-label={t('culture.rounds.plants')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={`${t('culture.rounds.measures')} ${code}`}>
        <TableHead>
          <TableRow>
            <TableCell>{t('culture.rounds.plant')}</TableCell>
            {settings.measures.map(({ measure }) => (
              <TableCell key={measure} sx={{ textAlign: 'end' }}>
                {unitOf[measure] === ''
                  ? t(`culture.rounds.measure.${measure}`)
                  : `${t(`culture.rounds.measure.${measure}`)} (${unitOf[measure]})`}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sampled.map(plant => (
            <TableRow key={plant.tag}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', verticalAlign: 'top', minWidth: 96 }}>
                <bdi>{plant.tag}</bdi>
                {plant.note && (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
                    {plant.note}
                  </Typography>
                )}
              </TableCell>
              {plant.missing ? (
                <TableCell colSpan={settings.measures.length}>
                  <Chip label={t(`culture.rounds.missing.${plant.missing}`)} tone="warning" />
                </TableCell>
              ) : (
                settings.measures.map(({ measure }) => <ValueCell key={measure} plant={plant} measure={measure} />)
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function ValueCell({ plant, measure }: { plant: RoundPlant; measure: Measure }) {
  const t = useT()
  const { number } = useFormat()
  const written = (value: number | null) => number(value, { maximumFractionDigits: decimalsOf(measure) })
  const flag = plant.flags.find(one => one.measure === measure)
  const before = plant.former.toReversed().map(values => written(values[measure]))
  return (
    <TableCell
      sx={theme => ({
        textAlign: 'end',
        verticalAlign: 'top',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(flag && { bgcolor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 14%, transparent)` }),
      })}
    >
      <Box component="span" sx={{ fontWeight: flag ? 700 : 400 }}>
        {written(plant.values[measure])}
      </Box>
      {flag && (
        <Typography variant="caption" component="div">
          <Box component="span" sx={{ fontWeight: 650, color: 'warning.strong' }}>
            {t(`culture.rounds.flag.${flag.kind}`)}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <bdi dir="ltr">{before.join(' · ')}</bdi>
          </Box>
        </Typography>
      )}
    </TableCell>
  )
}
